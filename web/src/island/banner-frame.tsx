import type { ComponentChildren } from 'preact';
import type { IslandSeatSheet } from '../protocol.gen';
import { useIsland } from './context';
import { GAME } from './offers';
import { Pic } from './pictures';

interface FrameProps {
  readonly seat: number;
  readonly name: string;
  /** Further classes. */
  readonly look?: string;
  /** What stands beside the name. */
  readonly beside?: ComponentChildren;
  /** What stands below everything, over the whole width. */
  readonly below?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What a Banner and the Solo card have in common: a portrait, a head with the name, and whose turn it is. */
export function BannerFrame({ seat, name, look = '', beside, below, children }: FrameProps) {
  const active = useIsland().view.table.active === seat;
  return (
    <article class={`banner ${active ? 'banner--active' : ''} ${look}`} data-seat={seat} data-banner={seat}>
      <Portrait seat={seat} />
      <div class="banner__main">
        <header class="banner__head">
          <Pic name={`seats/${seat}`} seat={seat} class="banner__mark" />
          <b class="banner__name">{name}</b>
          {beside}
        </header>
        {children}
      </div>
      {below}
    </article>
  );
}

export function Portrait({ seat }: { readonly seat: number }) {
  const { view, words } = useIsland();
  const sheet = view.table.seats[seat];
  if (!sheet?.leader) return <Pic name={`seats/${seat}`} seat={seat} class="banner__portrait" />;
  const said = words.name('card', sheet.leader, GAME);
  const text = words.cardText(sheet.leader, GAME);
  return (
    <span class="banner__portrait" title={text ? `${said}: ${text}` : said}>
      <Pic name={`leaders/${sheet.leader}`} seat={seat} title={said} />
    </span>
  );
}

/** The tags of others on this Banner. */
export function Tags({ sheet, seat }: { readonly sheet: IslandSeatSheet; readonly seat: number }) {
  const { words } = useIsland();
  const tags = sheet.tags.flatMap((count, of) => Array.from({ length: count }, (_, at) => ({ of, at })));
  if (tags.length === 0) return null;
  return (
    <span class="banner__tags">
      {tags.map(({ of, at }) => (
        <Pic
          key={`${of}-${at}`}
          name="tokens/tag"
          seat={of}
          class="banner__tag"
          title={words.say('isle-tag', { of: words.seat(of, GAME), on: words.seat(seat, GAME) })}
        />
      ))}
    </span>
  );
}
