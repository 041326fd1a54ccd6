import { held } from '../store/keys';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { note } from '../ui/saying';

export const linkTo = (table: string, token: string): string => `${location.origin}/t/${table}#${token}`;

interface LinkFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly link: string;
}

/** A link to be passed on: to copy, or to share where the browser knows how. */
export function LinkField({ label, hint, link }: LinkFieldProps) {
  const words = useWords();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    note(words.say('page-copied'));
  };
  return (
    <div class="field">
      <label class="field">
        <span>{label}</span>
        <input class="input links__link" readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <span class="field__hint">{hint}</span>
      <div class="row">
        <Button icon="copy" onClick={copy}>
          {words.say('page-copy')}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {words.say('page-share')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The links that this browser holds of a table. */
export function Links({ table }: { readonly table: string }) {
  const words = useWords();
  const { invite, watch, seats } = held(table);
  const own = Object.values(seats);
  return (
    <div class="links">
      {invite !== undefined && (
        <LinkField
          label={words.say('table-invite')}
          hint={words.say('table-invite-hint')}
          link={linkTo(table, invite)}
        />
      )}
      {watch !== undefined && (
        <LinkField label={words.say('table-watch')} hint={words.say('table-watch-hint')} link={linkTo(table, watch)} />
      )}
      {own.length === 1 && own[0] !== undefined && (
        <LinkField
          label={words.say('table-own-link')}
          hint={words.say('table-own-link-hint')}
          link={linkTo(table, own[0])}
        />
      )}
    </div>
  );
}
