import { change, type Settings, settings } from '../store/settings';
import { speak, useWords } from '../store/words';
import { Choices, Switch } from '../ui/basics';
import { LANGUAGES } from '../words/languages';

const SIZES = ['small', 'normal', 'large'] as const;
const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'full', 'less'] as const;
const CURTAINS = ['click', 'at_once'] as const;

/** Everything that a reader can choose; it is kept in this browser and nowhere else. */
export function SettingsPage() {
  const words = useWords();
  const now = settings.value;
  const pick = <Name extends 'theme' | 'motion' | 'size' | 'curtain'>(
    name: Name,
    values: readonly Settings[Name][],
  ) => (
    <Choices
      legend={words.say(`page-${name}`)}
      value={now[name]}
      options={values.map(value => ({ value, label: words.say(`page-${name}-${value.replace('_', '-')}`) }))}
      onChoose={value => change({ [name]: value })}
    />
  );
  return (
    <main class="sheet">
      <h1>{words.say('page-settings')}</h1>
      <p class="sheet__hint">{words.say('page-settings-hint')}</p>
      <section class="card settings">
        <label class="field">
          <span>{words.say('page-your-name')}</span>
          <input
            class="input"
            maxLength={24}
            value={now.name}
            onInput={event => change({ name: event.currentTarget.value })}
          />
        </label>
        <Choices
          legend={words.say('page-language')}
          value={words.lang}
          options={LANGUAGES.map(value => ({ value, label: words.say(`page-language-${value}`) }))}
          onChoose={lang => void speak(lang)}
        />
        {pick('theme', THEMES)}
        {pick('size', SIZES)}
        {pick('motion', MOTIONS)}
        {pick('curtain', CURTAINS)}
        <div class="choices">
          <Switch label={words.say('page-sound')} on={now.sound} onChange={sound => change({ sound })} />
          <Switch label={words.say('page-notify')} on={now.notify} onChange={on => void allowNotes(on)} />
          <Switch label={words.say('page-text-view')} on={now.text} onChange={text => change({ text })} />
        </div>
      </section>
    </main>
  );
}

/** Notifications need the browser's leave. */
async function allowNotes(on: boolean): Promise<void> {
  if (on && 'Notification' in globalThis) change({ notify: (await Notification.requestPermission()) === 'granted' });
  else change({ notify: false });
}
