import { Header } from './shell/header';
import { Home } from './shell/home/home';
import { lazyPart } from './shell/lazy';
import { Nowhere } from './shell/nowhere';
import { route } from './shell/router';
import { useWords } from './store/words';
import { Confirmation } from './ui/dialog';
import { Saying } from './ui/saying';

const AchievementsPage = lazyPart(() => import('./achievements/achievements-page').then(part => part.AchievementsPage));
const LearnPage = lazyPart(() => import('./learn/learn-page').then(part => part.LearnPage));
const ReplayPage = lazyPart(() => import('./replay/replay-page').then(part => part.ReplayPage));
const RulesPage = lazyPart(() => import('./rules/rules-page').then(part => part.RulesPage));
const SettingsPage = lazyPart(() => import('./shell/settings-page').then(part => part.SettingsPage));
const TablePage = lazyPart(() => import('./table/table-page').then(part => part.TablePage));

/** The whole page. */
export function App() {
  const words = useWords();
  return (
    <>
      <a class="skip" href="#main">
        {words.say('page-skip')}
      </a>
      <Header />
      <div id="main" class="main" tabIndex={-1}>
        <Place />
      </div>
      <Confirmation />
      <Saying />
    </>
  );
}

function Place() {
  const now = route.value;
  switch (now.to) {
    case 'home':
      return <Home />;
    case 'table':
      return <TablePage key={now.table} table={now.table} token={now.token} />;
    case 'settings':
      return <SettingsPage />;
    case 'nowhere':
      return <Nowhere />;
    case 'replay':
      return <ReplayPage key={now.table} table={now.table} at={now.at} />;
    case 'rules':
      return <RulesPage place={now.place} />;
    case 'learn':
      return <LearnPage />;
    case 'achievements':
      return <AchievementsPage />;
  }
}
