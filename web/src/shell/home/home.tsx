import { useEffect, useState } from 'preact/hooks';
import { Art } from '../../art';
import { ApiProblem, games } from '../../net/api';
import type { Games } from '../../protocol.gen';
import { useWords } from '../../store/words';
import { Button } from '../../ui/basics';
import { Loading } from '../lazy';
import { problemText } from '../problems';
import { Link } from '../router';
import { MyTables } from './my-tables';
import { OpenLink } from './open-link';
import { StartGame } from './start-game';

/** The first thing that one sees: start a game, go on with one, open a link, look around. */
export function Home() {
  const words = useWords();
  return (
    <main class="sheet home">
      <div class="home__hello">
        <Art name="logo" class="home__logo" />
        <div>
          <h1>Top Cluck</h1>
          <p class="home__greeting">{words.say('page-greeting')}</p>
          <Link to="/learn" class="button home__learn">
            {words.say('learn-home')}
          </Link>
        </div>
      </div>
      <Offered />
      <MyTables />
      <div class="home__more">
        <OpenLink />
        <section class="card home__ways">
          <h2>{words.say('home-look-around')}</h2>
          {(['learn', 'rules', 'achievements'] as const).map(place => (
            <Link key={place} to={`/${place}`} class="button">
              {words.say(`page-${place}`)}
            </Link>
          ))}
        </section>
      </div>
    </main>
  );
}

/** What can be played here, once the server has said so. */
function Offered() {
  const words = useWords();
  const [offered, setOffered] = useState<Games | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const ask = () => {
    setProblem(null);
    games().then(setOffered, failed => setProblem(failed instanceof ApiProblem ? failed : null));
  };
  useEffect(ask, []);
  if (problem !== null) {
    return (
      <section class="card">
        <p class="problem">{problemText(problem, words)}</p>
        <Button onClick={ask}>{words.say('page-again')}</Button>
      </section>
    );
  }
  return offered === null ? <Loading /> : <StartGame offered={offered} />;
}
