import { Art } from '../art';
import { change, settings, theme } from '../store/settings';
import { speak, useWords } from '../store/words';
import { Button } from '../ui/basics';
import { Icon } from '../ui/icons';
import { Menu } from '../ui/menu';
import { LANGUAGES, type Lang } from '../words/languages';
import { Link, route } from './router';

/** Each language by the name that its speakers know. */
const NAMES: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch' };
const THEMES = ['system', 'light', 'dark'] as const;

export function Header() {
  const words = useWords();
  const { to } = route.value;
  const inGame = to === 'table' || to === 'replay';
  return (
    <header class={`header${inGame ? ' header--small' : ''}`}>
      <Link to="/" class="header__home">
        <Art name="logo" class="header__logo" />
        <span class="header__name">Top Cluck</span>
      </Link>
      <nav class="header__nav" aria-label={words.say('page-nav')}>
        {(['rules', 'learn', 'achievements'] as const).map(place => (
          <Link key={place} to={`/${place}`} current={to === place} class="button button--quiet">
            {words.say(`page-${place}`)}
          </Link>
        ))}
      </nav>
      <div class="header__menus">
        <LanguageMenu />
        <ThemeMenu />
        <SoundButton />
        <Link to="/settings" class="button button--quiet" current={to === 'settings'}>
          <Icon name="gear" />
          <span class="header__word">{words.say('page-settings')}</span>
        </Link>
      </div>
    </header>
  );
}

function LanguageMenu() {
  const words = useWords();
  const items = LANGUAGES.map(lang => ({
    label: NAMES[lang],
    checked: words.lang === lang,
    choose: () => void speak(lang),
  }));
  return <Menu name={words.say('page-language')} icon="globe" label={words.lang.toUpperCase()} items={items} />;
}

function ThemeMenu() {
  const words = useWords();
  const items = THEMES.map(one => ({
    label: words.say(`page-theme-${one}`),
    checked: settings.value.theme === one,
    choose: () => change({ theme: one }),
  }));
  return <Menu name={words.say('page-theme')} icon={theme.value === 'dark' ? 'moon' : 'sun'} items={items} />;
}

function SoundButton() {
  const words = useWords();
  const { sound } = settings.value;
  return (
    <Button
      looks="quiet"
      icon={sound ? 'sound' : 'mute'}
      name={words.say('page-sound')}
      aria-pressed={sound}
      onClick={() => change({ sound: !sound })}
    />
  );
}
