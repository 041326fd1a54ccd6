import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { IslandCombatSheet, IslandEvent, IslandPlayedSheet } from '../protocol.gen';
import { TableContext } from '../table/context';
import { Button } from '../ui/basics';
import type { Words } from '../words/words';
import { pictureOf } from './cards';
import { useIsland } from './context';
import { GAME } from './offers';
import { Pic } from './pictures';
import type { Unit } from './units';

type Event<Type extends IslandEvent['type']> = Extract<IslandEvent, { type: Type }>;

/** What was added to one side, by what. */
export interface Added {
  readonly stat: string;
  readonly amount: number;
  readonly card: string | null;
  readonly die: string | null;
}

export interface Account {
  readonly added: readonly Added[];
  readonly passed: ReadonlySet<number>;
}

/** What has happened in the running combat so far. */
export function accountOf(events: readonly IslandEvent[]): Account {
  const begin = events.findLastIndex(event => event.type === 'attack_declared');
  const added: Added[] = [];
  const passed = new Set<number>();
  for (const event of events.slice(Math.max(begin, 0))) {
    if (event.type === 'passed') passed.add(event.seat);
    if (event.type === 'scrolls_laid') passed.clear();
    if (event.type === 'strength_die_used')
      added.push({ stat: 'strength', amount: Number(event.die), card: null, die: event.die });
    if (event.type === 'bonus_given')
      added.push({ stat: event.stat, amount: event.amount, card: event.card, die: null });
    if (event.type === 'challenger_counts')
      added.push({ stat: event.stat, amount: event.amount, card: event.scroll, die: null });
  }
  return { added, passed };
}

/** How a combat ended. */
interface Verdict {
  readonly number: number;
  readonly compared: Event<'values_compared'> | null;
  /** Whether the attack had any effect on the defender. */
  readonly struck: boolean;
  readonly sentences: readonly string[];
}

const STRUCK: readonly IslandEvent['type'][] = [
  'unit_destroyed',
  'tag_placed',
  'tag_forbidden',
  'shields_lost',
  'leader_died',
];
const TOLD: readonly IslandEvent['type'][] = [...STRUCK, 'combat_cancelled'];
const SECONDS = 5;
const LATEST = 200; // entries of the log in which a combat surely begins

/** The combat that goes on, or the one that has just ended. */
interface Scene {
  readonly combat: IslandCombatSheet;
  readonly attacker: Unit | undefined;
  readonly defender: Unit | undefined;
}

/** What these events say about the end of a combat; null: it goes on. */
function verdictOf(number: number, events: readonly IslandEvent[], words: Words): Verdict | null {
  const compared = events.findLast(event => event.type === 'values_compared') ?? null;
  if (compared === null && !events.some(event => event.type === 'combat_cancelled')) return null;
  const sentences = events.filter(event => TOLD.includes(event.type)).map(event => words.event(event, GAME));
  return { number, compared, struck: events.some(event => STRUCK.includes(event.type)), sentences };
}

function useScene(log: readonly IslandEvent[]): { scene: Scene | null; verdict: Verdict | null; close: () => void } {
  const { view, recent, words } = useIsland();
  const { combat, units } = view.table;
  const last = useRef<Scene | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  if (combat !== null) {
    const find = (id: string, old: Unit | undefined) =>
      units.find(unit => unit.id === id) ?? (old?.id === id ? old : undefined);
    last.current = {
      combat,
      attacker: find(combat.attacker, last.current?.attacker),
      defender: find(combat.defender, last.current?.defender),
    };
  }
  useEffect(() => {
    if (recent === null) return;
    const told = verdictOf(recent.number, recent.events, words);
    if (told === null && recent.events.some(event => event.type === 'attack_declared')) setVerdict(null);
    if (told === null) return;
    setVerdict(told);
    const timer = setTimeout(() => setVerdict(null), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [recent]);
  if (view.table.outcome !== null && combat !== null) {
    const begin = log.findLastIndex(event => event.type === 'attack_declared');
    return { scene: last.current, verdict: verdictOf(0, log.slice(Math.max(begin, 0)), words), close: () => undefined };
  }
  const shown = combat !== null || verdict !== null ? last.current : null;
  return {
    scene: shown,
    verdict: combat === null || verdict?.compared ? verdict : null,
    close: () => setVerdict(null),
  };
}

/** Two sides, their totals and what makes them up, who has laid what, and how it ends. The island stays in sight. */
export function Combat() {
  const { words, view } = useIsland();
  const entries = useContext(TableContext)?.store.log.value ?? [];
  const log = entries.slice(-LATEST).flatMap(entry => entry.events as unknown as readonly IslandEvent[]);
  const { scene, verdict, close } = useScene(log);
  if (scene === null) return null;
  const account = accountOf(log);
  const { combat } = scene;
  const strength = verdict?.compared?.strength ?? combat.strength;
  const armor = verdict?.compared?.armor ?? combat.armor;
  const won = verdict?.compared ? verdict.struck : null;
  return (
    <section class={`combat${verdict ? ' combat--over' : ''}`} aria-label={words.say('draw-island-combat')}>
      <Side unit={scene.attacker} stat="strength" total={strength} account={account} beaten={won === false} />
      <div class="combat__middle">
        <Clash compared={verdict?.compared ?? null} />
        {verdict === null ? <Laid account={account} /> : <VerdictWords verdict={verdict} close={close} />}
      </div>
      <Side unit={scene.defender} stat="armor" total={armor} account={account} beaten={won === true} />
      {combat.played.length > 0 && <Played played={combat.played} order={view.table.turn} />}
    </section>
  );
}

interface SideProps {
  readonly unit: Unit | undefined;
  readonly stat: 'strength' | 'armor';
  readonly total: number | null;
  readonly account: Account;
  readonly beaten: boolean;
}

function Side({ unit, stat, total, account, beaten }: SideProps) {
  const { words, cards } = useIsland();
  const added = account.added.filter(one => one.stat === stat);
  const base = total === null ? null : total - added.reduce((sum, one) => sum + one.amount, 0);
  const name = unit && words.name('unit', unit.card, GAME);
  return (
    <div class={`side side--${stat}${beaten ? ' side--beaten' : ''}`} data-seat={unit?.seat}>
      {unit && <Pic name={pictureOf(unit.card, cards)} seat={unit.seat} class="side__pic" />}
      <div class="side__text">
        <b class="side__name">{name}</b>
        <span class="side__sum">
          {base !== null && added.length > 0 && <span class="added">{base}</span>}
          {added.map((one, at) => (
            <span key={at} class="added" title={one.card ? words.cardText(one.card, GAME) : undefined}>
              {one.die !== null && (
                <Pic name={`dice/${one.die}`} seat={unit?.seat} class="added__die" title={one.die} />
              )}
              {one.card !== null &&
                `${one.amount < 0 ? '−' : '+'}${Math.abs(one.amount)} ${words.name('card', one.card, GAME)}`}
            </span>
          ))}
        </span>
      </div>
      <output class={`total total--${stat}`} aria-label={words.say(`island-stat-${stat}`)} key={total ?? '?'}>
        {total ?? '?'}
      </output>
    </div>
  );
}

function Clash({ compared }: { readonly compared: Event<'values_compared'> | null }) {
  const sign = compared && ['<', '=', '>'][Math.sign(compared.strength - compared.armor) + 1];
  return (
    <svg class={`clash${compared === null ? '' : ' clash--done'}`} viewBox="-50 -50 100 100" aria-hidden="true">
      <path
        class="clash__burst"
        d="M0-46l10 24 22-14-8 25 24 4-20 14 16 20-26-4-2 25-16-20-16 20-2-25-26 4 16-20-20-14 24-4-8-25 22 14z"
      />
      <text class="clash__sign" y="10">
        {sign ?? '?'}
      </text>
    </svg>
  );
}

const SHOWN = 4; // Scrolls that are drawn one by one

/** Who has laid how many Scrolls face down, and who passed. */
function Laid({ account }: { readonly account: Account }) {
  const { view, words } = useIsland();
  return (
    <ul class="laid">
      {view.table.seats.map((sheet, seat) => (
        <li key={seat} data-seat={seat} class="laid__seat">
          <Pic name={`seats/${seat}`} seat={seat} class="laid__mark" title={words.seat(seat, GAME)} />
          {Array.from({ length: Math.min(sheet.laid, SHOWN) }, (_, at) => (
            <Pic key={at} name="scrolls/back" class="laid__card" />
          ))}
          {sheet.laid > SHOWN && <b aria-hidden="true">×{sheet.laid}</b>}
          <span class="hidden-but-read">
            {words.say('draw-island-lies-face-down', { seat: words.seat(seat, GAME), number: sheet.laid })}
          </span>
          {account.passed.has(seat) && <span class="laid__passed">{words.say('isle-passed')}</span>}
          {view.deciding.includes(seat) && <span class="laid__thinks" title={words.say('table-is-asked')} />}
        </li>
      ))}
    </ul>
  );
}

function VerdictWords({ verdict, close }: { readonly verdict: Verdict; close(): void }) {
  const { words } = useIsland();
  return (
    <div class="verdict">
      {verdict.compared && <p>{words.event(verdict.compared, GAME)}</p>}
      {verdict.sentences.map((sentence, at) => (
        <p key={at}>
          <b>{sentence}</b>
        </p>
      ))}
      {verdict.number > 0 && (
        <Button small looks="quiet" onClick={close}>
          {words.say('page-close')}
        </Button>
      )}
    </div>
  );
}

/** The Scrolls that were turned up, in order, and what became of each. */
function Played({ played, order }: { readonly played: readonly IslandPlayedSheet[]; readonly order: number }) {
  const { words, cards } = useIsland();
  return (
    <ol class="played">
      {played.map((one, at) => (
        <li
          key={`${order}-${at}`}
          class={`played__card played__card--${one.fate}`}
          data-seat={one.seat}
          style={{ animationDelay: `${at * 140}ms` }}
          title={words.cardText(one.card, GAME)}
        >
          <Pic name={pictureOf(one.card, cards)} class="played__pic" />
          <b>{words.name('card', one.card, GAME)}</b>
          <small>{words.say(`draw-island-fate-${one.fate}`)}</small>
        </li>
      ))}
    </ol>
  );
}
