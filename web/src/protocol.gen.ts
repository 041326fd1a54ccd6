// Written by ./dev protocol-types from the Python types; a change here would be lost.

export type ToServer =
  | Hello
  | Act
  | WhyNot
  | Hint
  | TakeBack
  | AskBack
  | AnswerBack
  | Stand
  | Say
  | Mute
  | Resign
  | Substitute
  | Rematch
  | Ping;
export type ToClient = Welcome | Update | Done | Refused | Explained | Hinted | Presence | Bye;
export type IslandAction =
  | IslandChoose
  | IslandClaim
  | IslandSkip
  | IslandAdd
  | IslandAddSpent
  | IslandLift
  | IslandRoll
  | IslandKeep
  | IslandPay
  | IslandFreeBuild
  | IslandFreeMove
  | IslandFreeAttack
  | IslandFreeRetrieve
  | IslandClawMove
  | IslandClawAttack
  | IslandChickenRetrieve
  | IslandStarLineup
  | IslandStarSift
  | IslandStarDraw
  | IslandStarFeast
  | IslandStarShield
  | IslandStarPardon
  | IslandUse
  | IslandUseStrategy
  | IslandPlace
  | IslandPlay
  | IslandEnd
  | IslandDraw
  | IslandTake
  | IslandRecover
  | IslandStop
  | IslandReturn
  | IslandDiscard
  | IslandShield
  | IslandPardon
  | IslandBuild
  | IslandSave
  | IslandPilot
  | IslandAt
  | IslandMove
  | IslandWith
  | IslandGo
  | IslandStep
  | IslandLeave
  | IslandJoin
  | IslandAttack
  | IslandDone
  | IslandLay
  | IslandPass
  | IslandResolve
  | IslandDrop
  | IslandFirst
  | IslandTrigger
  | IslandOption
  | IslandYes
  | IslandNo
  | IslandAgainst
  | IslandTile
  | IslandTarget
  | IslandSwap
  | IslandTo
  | IslandStay
  | IslandCancel
  | IslandCancelUnseen
  | IslandCopy
  | IslandExchange
  | IslandTurn
  | IslandTerritory
  | IslandLava
  | IslandNeutral
  | IslandHandFlag
  | IslandCarry
  | IslandArrange
  | IslandNext
  | IslandFacing
  | IslandMark;
export type IslandEvent =
  | IslandLeaderDisclosed
  | IslandScrollsDealt
  | IslandResourcesDealt
  | IslandLineupRevealed
  | IslandStartingSeat
  | IslandBaseClaimed
  | IslandTurnBegan
  | IslandRollSkipped
  | IslandDiceRolled
  | IslandDieLifted
  | IslandRollPaid
  | IslandFreeActionUsed
  | IslandDiceSpent
  | IslandAbilityUsed
  | IslandPlusPlaced
  | IslandResourceTaken
  | IslandResourceReturned
  | IslandChickenRecovered
  | IslandMachineChosen
  | IslandPilotTaken
  | IslandMachineBuilt
  | IslandMachineRevealed
  | IslandUnitMoved
  | IslandUnitPlaced
  | IslandUnitsSwapped
  | IslandUnitDestroyed
  | IslandLeaderScorched
  | IslandShieldPlaced
  | IslandShieldsLost
  | IslandAttackDeclared
  | IslandDefenderChanged
  | IslandStrengthDieUsed
  | IslandScrollsLaid
  | IslandPassed
  | IslandCardPlayEnded
  | IslandScrollsTurnedUp
  | IslandScrollResolved
  | IslandScrollPlayed
  | IslandScrollCancelled
  | IslandScrollCopied
  | IslandStrategyEntered
  | IslandStrategyDropped
  | IslandScrollAttached
  | IslandBonusGiven
  | IslandValuesCompared
  | IslandCombatCancelled
  | IslandTagPlaced
  | IslandTagForbidden
  | IslandTagRemoved
  | IslandScrollsDrawn
  | IslandScrollsDiscarded
  | IslandScrollStolen
  | IslandHandSeen
  | IslandScrollDeckShuffled
  | IslandMachineDeckShuffled
  | IslandCatastropheDrawn
  | IslandCatastropheStruck
  | IslandTileFlipped
  | IslandDieTurned
  | IslandResigned
  | IslandGameEnded
  | IslandTerritoryLaid
  | IslandBaseLaid
  | IslandLandLaid
  | IslandFlagRaised
  | IslandFlagTaken
  | IslandFlagHanded
  | IslandFlagLeft
  | IslandFlagClaimed
  | IslandTokenRevealed
  | IslandTokensTaken
  | IslandTokenRecovered
  | IslandStacksArranged
  | IslandScrollsVoid
  | IslandLeaderDied
  | IslandLeaderReplaced
  | IslandLeaderWaits
  | IslandFacingChosen
  | IslandChallengerPair
  | IslandChallengerAims
  | IslandChallengerWalks
  | IslandChallengerStays
  | IslandChallengerLeaderWaits
  | IslandChallengerBuilds
  | IslandChallengerBuildsNothing
  | IslandChallengerReinforces
  | IslandChallengerSends
  | IslandChallengerRecovers
  | IslandChallengerLays
  | IslandChallengerCounts
  | IslandChallengerPicks
  | IslandChallengerPlaces
  | IslandChallengerKeepsPile;
export type ToucheAction =
  | TouchePlace
  | ToucheLift
  | ToucheRandomFleet
  | ToucheConfirm
  | ToucheChange
  | ToucheFire
  | ToucheAim
  | ToucheTarget
  | ToucheDone
  | ToucheStrike
  | ToucheField
  | ToucheSkip
  | ToucheBuy
  | ToucheTake
  | TouchePlay
  | ToucheSpy
  | ToucheRob
  | TouchePatch
  | ToucheResolve
  | ToucheEnd;
export type ToucheEvent =
  | ToucheTokenPlaced
  | ToucheTokenLifted
  | ToucheFleetAnswered
  | ToucheFleetDrawn
  | ToucheFleetsReady
  | ToucheRoundBegan
  | ToucheResolutionBegan
  | ToucheFired
  | ToucheTargetPlaced
  | ToucheStrikePlaced
  | TouchePassed
  | ToucheHit
  | ToucheMissed
  | ToucheTargetReturned
  | ToucheUnitDestroyed
  | ToucheEggOnSale
  | ToucheEarsGained
  | ToucheEarsPaid
  | ToucheEarsStolen
  | ToucheCardGone
  | ToucheFieldPlaced
  | ToucheFieldRemoved
  | ToucheEggBought
  | ToucheWeaponTaken
  | ToucheWeaponOpened
  | TouchePileShuffled
  | ToucheWeaponPlayed
  | ToucheSpied
  | TouchePatched
  | ToucheWipedOut
  | ToucheWentOut
  | ToucheLeft
  | ToucheFleetShown
  | ToucheGameEnded;

/**
 * The first message: whose link this is, and the last update that the viewer has.
 */
export interface Hello {
  type: 'hello';
  table: string;
  token: string;
  have?: number;
  word?: string | null;
}
/**
 * Carries out an action on offer, or a line of the notation that stands for several.
 *
 *     With *at* it is refused if the viewer has been sent an update later than that one: the choice was made looking at
 *     another position.
 */
export interface Act {
  type: 'act';
  id: number;
  line: string;
  at?: number | null;
}
/**
 * Asks why a line is not on offer.
 */
export interface WhyNot {
  type: 'why_not';
  id: number;
  line: string;
}
/**
 * Asks what a good bot would choose now, if the table has agreed on hints; nobody else hears of it.
 */
export interface Hint {
  type: 'hint';
  id: number;
}
/**
 * Takes back one's own last action, if nothing was learnt by it and nobody has acted since.
 */
export interface TakeBack {
  type: 'take_back';
  id: number;
}
/**
 * Asks all others to go back to where the game stood after update *to*.
 */
export interface AskBack {
  type: 'ask_back';
  id: number;
  to: number;
}
/**
 * Agrees to going back, or not; who asked may say no as well, which withdraws it.
 */
export interface AnswerBack {
  type: 'answer_back';
  id: number;
  agree: boolean;
}
/**
 * Leaves a standing answer with the server, or takes it back (None); nobody else hears of it.
 *
 *     `pass_combat` passes until this combat is over, `pass_until_play` until somebody else plays something.
 */
export interface Stand {
  type: 'stand';
  id: number;
  what: ('pass_combat' | 'pass_until_play') | null;
}
/**
 * Table talk: everybody hears it.
 */
export interface Say {
  type: 'say';
  id: number;
  text: string;
}
/**
 * Stops hearing what a seat says (None: what spectators say), or hears it again; nobody else hears of it.
 */
export interface Mute {
  type: 'mute';
  id: number;
  seat: number | null;
  on: boolean;
}
/**
 * Leaves the game for good.
 */
export interface Resign {
  type: 'resign';
  id: number;
}
/**
 * Lets a bot play the own seat for a while, or takes it over again.
 */
export interface Substitute {
  type: 'substitute';
  id: number;
  on: boolean;
}
/**
 * Opens the next game with the same people and bots, seats moved on by one; the same links lead to it.
 */
export interface Rematch {
  type: 'rematch';
  id: number;
}
/**
 * Answered with `Done`.
 */
export interface Ping {
  type: 'ping';
  id: number;
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  id: string;
  game: string;
  setup: {
    [k: string]: unknown;
  };
  status: 'open' | 'over' | 'running' | 'stuck';
  seats: SeatInfo[];
  luck: Luck;
  clock?: Clock | null;
  talk?: boolean;
  hints?: boolean;
  watchers?: number;
  outcome?: {
    [k: string]: unknown;
  } | null;
  next?: string | null;
  stuck?: string | null;
  created?: number;
  lesson?: string | null;
}
/**
 * Who sits in a seat, as everybody sees it.
 */
export interface SeatInfo {
  seat: number;
  who: 'bot' | 'free' | 'person';
  name: string;
  substitute?: boolean;
  here?: boolean;
  side?: number | null;
}
/**
 * How the luck of the table came about. Before the game ends only the commitment is told.
 */
export interface Luck {
  commitment: string;
  secret?: string | null;
  words?: string[] | null;
  seed?: string | null;
}
/**
 * Time for each answer in seconds, and what happens when it is over.
 */
export interface Clock {
  seconds: number;
  then?: 'bot' | 'pass';
}
/**
 * The whole position, and what happened since the update that the viewer had.
 */
export interface Welcome {
  type: 'welcome';
  number: number;
  seat: number | null;
  table: TableInfo;
  view: {
    [k: string]: unknown;
  } | null;
  ask: Ask | null;
  missed: Past[];
  standing?: ('pass_combat' | 'pass_until_play') | null;
  muted?: (number | null)[];
  back?: BackAsked | null;
}
/**
 * What the viewer is asked, and all it may answer.
 */
export interface Ask {
  decision: {
    [k: string]: unknown;
  };
  options: Option[];
  deadline?: number | null;
  answered?: boolean;
  step?: LessonStep | null;
}
/**
 * One of the choices on offer: its text in the notation, and the same with named fields.
 */
export interface Option {
  text: string;
  action: {
    [k: string]: unknown;
  };
}
/**
 * Where a guided game stands: what it says stands in the message files under the lesson's name and this id.
 */
export interface LessonStep {
  id: string;
  number: number;
  of: number;
  look?: string[];
}
/**
 * An update that the viewer has missed, without the position that it led to.
 */
export interface Past {
  number: number;
  at: number;
  seat?: number | null;
  events?: {
    [k: string]: unknown;
  }[];
  talk?: Talk | null;
  back?: ('done' | 'off') | null;
}
/**
 * Something that was said at the table; seat None is a spectator.
 */
export interface Talk {
  seat: number | null;
  text: string;
  at: number;
}
/**
 * Somebody wants to go back: who, how many updates, who has agreed. None in `Update.back`: it is off the table.
 */
export interface BackAsked {
  seat: number;
  to: number;
  agreed: number[];
}
/**
 * Something happened. What is left out has not changed.
 *
 *     *view* holds the parts of the viewer's view that have changed, by name (``hand``), those of a large part by both
 *     names (``table.units``).
 */
export interface Update {
  type: 'update';
  number: number;
  at: number;
  seat?: number | null;
  events?: {
    [k: string]: unknown;
  }[];
  view?: {
    [k: string]: unknown;
  };
  ask?: Ask | null;
  table?: TableInfo | null;
  talk?: Talk | null;
  back?: ('done' | 'off') | BackAsked | null;
  standing?: ('off' | 'pass_combat' | 'pass_until_play') | null;
}
/**
 * A request was carried out and stored.
 */
export interface Done {
  type: 'done';
  id: number;
}
/**
 * A request changed nothing. *sentence* is English; *rule*, *message* and *args* give it in any language.
 */
export interface Refused {
  type: 'refused';
  id: number | null;
  code: string;
  sentence: string;
  rule?: string | null;
  message?: string | null;
  args?: {
    [k: string]: string;
  };
}
/**
 * The answer to `WhyNot`; without a rule the line is on offer.
 */
export interface Explained {
  type: 'explained';
  id: number;
  rule: string | null;
  message?: string | null;
  args?: {
    [k: string]: string;
  };
}
/**
 * The answer to `Hint`: what a bot of this level would choose, and what it looked at, the best first.
 *
 *     *at* is the viewer's update that the bot was shown. Some choices need no looking around; then *looked* is empty.
 */
export interface Hinted {
  type: 'hinted';
  id: number;
  at: number;
  bot: string;
  text: string;
  looked: LookedAt[];
}
/**
 * An option that a bot looked at: how often, and how likely it thinks it is to win with it (0 to 1).
 */
export interface LookedAt {
  text: string;
  visits: number;
  chance: number;
}
/**
 * Who is at the table now: by seat, and how many watch.
 */
export interface Presence {
  type: 'presence';
  seats: boolean[];
  watchers: number;
}
/**
 * The last message before the server closes the socket.
 */
export interface Bye {
  type: 'bye';
  code: 'not_welcome' | 'replaced' | 'shutdown' | 'too_many' | 'too_slow';
  sentence: string;
}
/**
 * A table to be opened. *options* are those of `topcluck.new`, without seed.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: {
    [k: string]: unknown;
  };
  clock?: Clock | null;
  talk?: boolean;
  hints?: boolean | null;
  seed?: string | null;
  lesson?: string | null;
  word?: string | null;
  key?: string | null;
  code?: string | null;
}
/**
 * Who shall sit in a seat of a new table.
 */
export interface SeatWish {
  who: 'bot' | 'free' | 'me';
  name?: string | null;
  bot?: string | null;
}
/**
 * The token of a seat; who has it plays the seat.
 */
export interface SeatLink {
  seat: number;
  token: string;
}
/**
 * A table that was opened: the tokens for one's own seats, for those who are invited and for spectators.
 */
export interface TableMade {
  table: string;
  seats: SeatLink[];
  invite: string;
  watch: string;
}
/**
 * Takes a free seat, with the token of the invitation.
 */
export interface SitDown {
  token: string;
  name: string;
  seat?: number | null;
  word?: string | null;
  key?: string | null;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  code: string;
  sentence: string;
}
/**
 * A table in the list of a browser.
 */
export interface MyTable {
  table: TableInfo;
  seats: number[];
  asked: boolean;
  updated: number;
}
/**
 * One step of a game: what it brought about, and the parts of the view that have changed.
 */
export interface ReplayStep {
  entry: number;
  kind: 'act' | 'back' | 'begin' | 'resign';
  seat: number | null;
  text: string;
  events: {
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * A stretch of a game as one viewer saw it; the first step of a stretch holds the whole view, in parts.
 */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  first: number;
  entries: number;
  steps: ReplayStep[];
}
/**
 * Whether the server is well.
 */
export interface Health {
  status: 'ill' | 'ok' | 'starting' | 'stopping';
  version: string;
}
/**
 * What can be played here, and how.
 */
export interface Games {
  games: GameInfo[];
  invitation: boolean;
  talk: boolean;
  version: string;
}
/**
 * What the lobby needs to know of a game.
 */
export interface GameInfo {
  id: string;
  players: number[];
  editions: EditionInfo[];
  modes: ModeInfo[];
  flags: FlagInfo[];
  options: HouseRule[];
  sets: SetInfo[];
  islands: IslandInfo[];
  bots: BotInfo[];
  lessons?: LessonInfo[];
}
/**
 * A rule set, with its value of every option and its achievements.
 */
export interface EditionInfo {
  name: string;
  options: {
    [k: string]: unknown;
  };
  feats?: FeatInfo[];
}
/**
 * An achievement: its id, what its text depends on, and what must be done for it over several games.
 */
export interface FeatInfo {
  id: string;
  args: {
    [k: string]: string | boolean;
  };
  needed?: number;
  modes?: string[];
}
/**
 * A mode, and how many play it.
 */
export interface ModeInfo {
  name: string;
  players: number[];
  leaders?: {
    [k: string]: number;
  };
}
/**
 * A variant, and with what it goes.
 */
export interface FlagInfo {
  name: string;
  editions: string[];
  modes: string[];
  players: number[];
}
/**
 * An option that players may change, with what it may be.
 */
export interface HouseRule {
  name: string;
  kind: 'flag' | 'names' | 'number' | 'word';
  default: string | number | boolean | string[] | null;
  words?: string[];
  low?: number;
  high?: number;
  optional?: boolean;
  rules?: string[];
}
/**
 * A card set.
 */
export interface SetInfo {
  name: string;
  title: string;
  languages: string[];
  leaders: string[];
  own?: boolean;
}
/**
 * An island to play on, with a drawing.
 */
export interface IslandInfo {
  name: string;
  title: string;
  players: number;
  map: string;
  cards: string | null;
  usual?: boolean;
}
/**
 * A level of bots.
 */
export interface BotInfo {
  name: string;
  sentence: string;
}
/**
 * A guided game, and how long it takes.
 */
export interface LessonInfo {
  name: string;
  minutes: number;
}
/**
 * All cards of a set, and what they say in its languages.
 */
export interface SetFile {
  name: string;
  title: string;
  leaders: {
    [k: string]: unknown;
  }[];
  machines: {
    [k: string]: unknown;
  }[];
  scrolls: {
    [k: string]: unknown;
  }[];
  words: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
}
/**
 * Whether a table could be opened like this, and if not why.
 */
export interface Checked {
  ok: boolean;
  sentence?: string;
  setup?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Asks for the tables of a browser, the latest first.
 */
export interface Mine {
  key: string;
  first?: number;
  count?: number;
}
/**
 * A stretch of the tables of a browser.
 */
export interface MyTables {
  first: number;
  tables: MyTable[];
  more: boolean;
}
/**
 * Asks for what the person with this browser has achieved.
 */
export interface ProfileAsked {
  key: string;
}
/**
 * Notes an achievement that no game can see, or takes it back.
 */
export interface Tick {
  key: string;
  feat: string;
  done?: boolean;
}
/**
 * What a person has achieved over all games: ids, and the steps towards those over several games.
 */
export interface Achievements {
  earned: string[];
  steps: {
    [k: string]: string[];
  };
  when?: {
    [k: string]: number;
  };
}
/**
 * Secretly keep one of the Leaders dealt (SET-2).
 */
export interface IslandChoose {
  type: 'choose';
  leader: string;
}
/**
 * Claim a Base and its Territory (SET-11).
 */
export interface IslandClaim {
  type: 'claim';
  base: string;
}
/**
 * Skip the Roll step (TURN-5).
 */
export interface IslandSkip {
  type: 'skip';
}
/**
 * Add a die from the Banner: to the roll (TURN-2), or to the attacker (CMB-4).
 */
export interface IslandAdd {
  type: 'add';
  die: string;
}
/**
 * Add a spent die to the roll, where it may also be left out (TURN-2).
 */
export interface IslandAddSpent {
  type: 'add_spent';
}
/**
 * Take a +1 die back from a unit to roll it (TURN-2, RUL-124).
 */
export interface IslandLift {
  type: 'lift';
  unit: string;
}
/**
 * Roll the chosen dice.
 */
export interface IslandRoll {
  type: 'roll';
}
/**
 * Keep the dice as they are: no second roll (TURN-3).
 */
export interface IslandKeep {
  type: 'keep';
}
/**
 * Pay a Resource for the second roll (TURN-3).
 */
export interface IslandPay {
  type: 'pay';
  resource: string;
}
/**
 * Build with the free action (ACT-1).
 */
export interface IslandFreeBuild {
  type: 'free_build';
}
/**
 * Move with the free action (ACT-1).
 */
export interface IslandFreeMove {
  type: 'free_move';
}
/**
 * Attack with the free action (ACT-1).
 */
export interface IslandFreeAttack {
  type: 'free_attack';
}
/**
 * Retrieve with the free action (ACT-1).
 */
export interface IslandFreeRetrieve {
  type: 'free_retrieve';
}
/**
 * Spend a claw die for a move (DICE-3).
 */
export interface IslandClawMove {
  type: 'claw_move';
}
/**
 * Spend a claw die for an attack (DICE-3).
 */
export interface IslandClawAttack {
  type: 'claw_attack';
}
/**
 * Spend a chicken die to retrieve (DICE-4).
 */
export interface IslandChickenRetrieve {
  type: 'chicken_retrieve';
}
/**
 * One star: shuffle the lineup away and reveal new Machines (STAR-4).
 */
export interface IslandStarLineup {
  type: 'star_lineup';
}
/**
 * One star: draw a Scroll, then discard one (STAR-5).
 */
export interface IslandStarSift {
  type: 'star_sift';
}
/**
 * Two stars: draw a Scroll (STAR-6).
 */
export interface IslandStarDraw {
  type: 'star_draw';
}
/**
 * Three stars: a Scroll, all destroyed Chickens, Resources up to nine (STAR-7).
 */
export interface IslandStarFeast {
  type: 'star_feast';
}
/**
 * Four stars: a Shield (STAR-8).
 */
export interface IslandStarShield {
  type: 'star_shield';
}
/**
 * Five stars: remove a tag from the own Banner (STAR-9).
 */
export interface IslandStarPardon {
  type: 'star_pardon';
}
/**
 * Use an ability of a unit of one's own: which of those on its card (STAR-1, FX-13).
 */
export interface IslandUse {
  type: 'use';
  unit: string;
  ability: number;
}
/**
 * Use an ability of a Strategy in play (STAR-1).
 */
export interface IslandUseStrategy {
  type: 'use_strategy';
  strategy: string;
  ability: number;
}
/**
 * Place a +1 die on a unit of one's own (DICE-6).
 */
export interface IslandPlace {
  type: 'place';
  unit: string;
}
/**
 * Play a Scroll face up in the own Take Actions step (MAGIC-2).
 */
export interface IslandPlay {
  type: 'play';
  scroll: string;
}
/**
 * End the Take Actions step (TURN-6).
 */
export interface IslandEnd {
  type: 'end';
}
/**
 * Draw this many Scrolls, announced first (TURN-7).
 */
export interface IslandDraw {
  type: 'draw';
  number: number;
}
/**
 * Take a Resource from the supply (RET-1).
 */
export interface IslandTake {
  type: 'take';
  resource: string;
}
/**
 * Bring a destroyed Chicken back to the Base (RET-1).
 */
export interface IslandRecover {
  type: 'recover';
  chicken: string;
}
/**
 * Stop here: no more picks (RET-3), or the end of a move (MOVE-1).
 */
export interface IslandStop {
  type: 'stop';
}
/**
 * Return a Resource to the supply (LIMIT-2).
 */
export interface IslandReturn {
  type: 'return';
  resource: string;
}
/**
 * Discard a Scroll from the own hand (STAR-5, CAT-3).
 */
export interface IslandDiscard {
  type: 'discard';
  scroll: string;
}
/**
 * Place a Shield on this unit (STAR-8).
 */
export interface IslandShield {
  type: 'shield';
  unit: string;
}
/**
 * Remove a tag of this player from the own Banner (STAR-9).
 */
export interface IslandPardon {
  type: 'pardon';
  whose: string;
}
/**
 * Build this Machine of the lineup (BUILD-1).
 */
export interface IslandBuild {
  type: 'build';
  machine: string;
}
/**
 * Leave this Resource out of the cost (build_discount).
 */
export interface IslandSave {
  type: 'save';
  resource: string;
}
/**
 * This Chicken becomes a Pilot (BUILD-2).
 */
export interface IslandPilot {
  type: 'pilot';
  unit: string;
}
/**
 * Put it on this hex: a new Machine (BUILD-3), a Leader driven from Lava (LAVA-3), a stray unit (RUL-144).
 */
export interface IslandAt {
  type: 'at';
  hex: string;
}
/**
 * Move this unit (MOVE-1).
 */
export interface IslandMove {
  type: 'move';
  unit: string;
}
/**
 * Take this unit of the stack along (BAND-5).
 */
export interface IslandWith {
  type: 'with';
  unit: string;
}
/**
 * The group is complete; it sets off.
 */
export interface IslandGo {
  type: 'go';
}
/**
 * The next step of the move (MOVE-1).
 */
export interface IslandStep {
  type: 'step';
  hex: string;
}
/**
 * Leave this member of the group here (BAND-7).
 */
export interface IslandLeave {
  type: 'leave';
  unit: string;
}
/**
 * Pick up this unit (BAND-7).
 */
export interface IslandJoin {
  type: 'join';
  unit: string;
}
/**
 * Attack with the one unit the other (CMB-1).
 */
export interface IslandAttack {
  type: 'attack';
  attacker: string;
  defender: string;
}
/**
 * No more dice, cards or other additions.
 */
export interface IslandDone {
  type: 'done';
}
/**
 * Lay a Scroll face down (CMB-5).
 */
export interface IslandLay {
  type: 'lay';
  scroll: string;
}
/**
 * Lay nothing this time round (CMB-5).
 */
export interface IslandPass {
  type: 'pass';
}
/**
 * Resolve this turned-up Scroll of one's own next (CMB-6).
 */
export interface IslandResolve {
  type: 'resolve';
  scroll: string;
}
/**
 * Discard this Strategy (STRAT-3).
 */
export interface IslandDrop {
  type: 'drop';
  strategy: string;
}
/**
 * Resolve this Catastrophe first (CAT-2).
 */
export interface IslandFirst {
  type: 'first';
  catastrophe: string;
}
/**
 * Resolve this of several abilities that were triggered together (GEN-12); a hex tells equal cards apart.
 */
export interface IslandTrigger {
  type: 'trigger';
  card: string;
  number: number;
}
/**
 * Carry out this of the alternatives on a card, counted from 1 (`choice`).
 */
export interface IslandOption {
  type: 'option';
  number: number;
}
/**
 * Use the effect (`may`).
 */
export interface IslandYes {
  type: 'yes';
}
/**
 * Decline the effect (`may`).
 */
export interface IslandNo {
  type: 'no';
}
/**
 * Choose this player.
 */
export interface IslandAgainst {
  type: 'against';
  player: string;
}
/**
 * Choose this Lava/Neutral tile.
 */
export interface IslandTile {
  type: 'tile';
  hex: string;
}
/**
 * Choose this unit.
 */
export interface IslandTarget {
  type: 'target';
  unit: string;
}
/**
 * The chosen unit changes places with this one.
 */
export interface IslandSwap {
  type: 'swap';
  unit: string;
}
/**
 * Move the chosen unit to this hex (MOVE-10).
 */
export interface IslandTo {
  type: 'to';
  hex: string;
}
/**
 * Move the chosen unit no farther; of a move action: nobody moves, to rearrange only (GALLOS-8).
 */
export interface IslandStay {
  type: 'stay';
}
/**
 * Cancel this Scroll of this player in this combat; the number tells two of a kind apart.
 */
export interface IslandCancel {
  type: 'cancel';
  player: string;
  scroll: string;
  number: number;
}
/**
 * Cancel one of the Scrolls that this player has yet to reveal.
 */
export interface IslandCancelUnseen {
  type: 'cancel_unseen';
  player: string;
}
/**
 * Copy this Scroll of this player.
 */
export interface IslandCopy {
  type: 'copy';
  player: string;
  scroll: string;
}
/**
 * Exchange the one Resource for the other.
 */
export interface IslandExchange {
  type: 'exchange';
  give: string;
  get: string;
}
/**
 * Turn a die on the Banner from the one face to the other.
 */
export interface IslandTurn {
  type: 'turn';
  die: string;
  to: string;
}
/**
 * Lay a Territory of this shape and rotation, counted from 1 (ISLAND-3).
 */
export interface IslandTerritory {
  type: 'territory';
  rotation: number;
}
/**
 * Lay a Lava/Neutral tile there, Lava side up (ISLAND-5).
 */
export interface IslandLava {
  type: 'lava';
  hex: string;
}
/**
 * Lay a Lava/Neutral tile there, Neutral side up (ISLAND-5).
 */
export interface IslandNeutral {
  type: 'neutral';
  hex: string;
}
/**
 * Hand the Flag of this player to this unit, while moving (FLAG-10).
 */
export interface IslandHandFlag {
  type: 'hand_flag';
  flag: string;
  unit: string;
}
/**
 * This unit carries the Flag: at the start (FLAG-3), or one that nobody carries (RUL-37, RUL-139).
 */
export interface IslandCarry {
  type: 'carry';
  unit: string;
}
/**
 * Put the tokens of this stack into another order (GALLOS-7).
 */
export interface IslandArrange {
  type: 'arrange';
  hex: string;
}
/**
 * This token comes next, from the top of the stack down (GALLOS-7).
 */
export interface IslandNext {
  type: 'next';
  unit: string;
}
/**
 * Face this direction: it has rank 1 on the Challenger's Priority Hex (SOLO-12).
 */
export interface IslandFacing {
  type: 'facing';
  direction: string;
}
/**
 * Lay the marker on this hex beside the Challenger's Base: rank 1 points there (DESOLO-6).
 */
export interface IslandMark {
  type: 'mark';
  hex: string;
}
/**
 * A seat's Leader lies open, together with all others (SET-2).
 */
export interface IslandLeaderDisclosed {
  type: 'leader_disclosed';
  seat: number;
  leader: string;
}
/**
 * A seat got its first Scrolls (SET-3).
 */
export interface IslandScrollsDealt {
  type: 'scrolls_dealt';
  seat: number;
  number: number;
  scrolls: string[] | null;
}
/**
 * A seat got its first Resources (SET-6).
 */
export interface IslandResourcesDealt {
  type: 'resources_dealt';
  seat: number;
  wood: number;
  rock: number;
  metal: number;
}
/**
 * New Machines lie in the lineup (SET-4, STAR-4).
 */
export interface IslandLineupRevealed {
  type: 'lineup_revealed';
  machines: string[];
}
/**
 * Who begins (SET-9).
 */
export interface IslandStartingSeat {
  type: 'starting_seat';
  seat: number;
}
/**
 * A seat took a Base and its Territory (SET-11).
 */
export interface IslandBaseClaimed {
  type: 'base_claimed';
  seat: number;
  base: string;
}
/**
 * A turn begins (TURN-1).
 */
export interface IslandTurnBegan {
  type: 'turn_began';
  seat: number;
  turn: number;
}
/**
 * The Roll step was skipped (TURN-5).
 */
export interface IslandRollSkipped {
  type: 'roll_skipped';
  seat: number;
}
/**
 * Dice were rolled and lie on the Banner (TURN-4).
 */
export interface IslandDiceRolled {
  type: 'dice_rolled';
  seat: number;
  faces: string[];
}
/**
 * A +1 die was taken back from a unit (RUL-124).
 */
export interface IslandDieLifted {
  type: 'die_lifted';
  seat: number;
  unit: string;
}
/**
 * A Resource was paid for a second roll (TURN-3).
 */
export interface IslandRollPaid {
  type: 'roll_paid';
  seat: number;
  resource: string;
}
/**
 * The free action of the turn is used (ACT-1).
 */
export interface IslandFreeActionUsed {
  type: 'free_action_used';
  seat: number;
}
/**
 * Dice were spent (DICE-1).
 */
export interface IslandDiceSpent {
  type: 'dice_spent';
  seat: number;
  face: string;
  number: number;
}
/**
 * An ability on a card was used (FX-13).
 */
export interface IslandAbilityUsed {
  type: 'ability_used';
  seat: number;
  card: string;
}
/**
 * A +1 die lies on a unit (DICE-6).
 */
export interface IslandPlusPlaced {
  type: 'plus_placed';
  seat: number;
  unit: string;
}
/**
 * A Resource came from the supply (RET-1).
 */
export interface IslandResourceTaken {
  type: 'resource_taken';
  seat: number;
  resource: string;
}
/**
 * A Resource went back to the supply.
 */
export interface IslandResourceReturned {
  type: 'resource_returned';
  seat: number;
  resource: string;
}
/**
 * A destroyed Chicken is back on its Base (RET-5).
 */
export interface IslandChickenRecovered {
  type: 'chicken_recovered';
  seat: number;
  chicken: string;
  base: string;
}
/**
 * A Machine is being built; its cost is paid (BUILD-1).
 */
export interface IslandMachineChosen {
  type: 'machine_chosen';
  seat: number;
  machine: string;
}
/**
 * A Chicken became a Pilot (BUILD-2).
 */
export interface IslandPilotTaken {
  type: 'pilot_taken';
  seat: number;
  chicken: string;
}
/**
 * A Machine stands on the island (BUILD-3).
 */
export interface IslandMachineBuilt {
  type: 'machine_built';
  seat: number;
  machine: string;
  hex: string;
}
/**
 * The lineup was refilled (BUILD-5).
 */
export interface IslandMachineRevealed {
  type: 'machine_revealed';
  machine: string;
}
/**
 * A unit took one step of a move action (MOVE-1); it is named by where it came from.
 */
export interface IslandUnitMoved {
  type: 'unit_moved';
  seat: number;
  unit: string;
  to: string;
}
/**
 * A unit was put on a hex by a rule or an effect (MOVE-10, LAVA-3).
 */
export interface IslandUnitPlaced {
  type: 'unit_placed';
  seat: number;
  unit: string;
  to: string;
}
/**
 * Two units changed places (MOVE-10).
 */
export interface IslandUnitsSwapped {
  type: 'units_swapped';
  seat: number;
  unit: string;
  other: string;
}
/**
 * A unit left the island (CMB-11).
 */
export interface IslandUnitDestroyed {
  type: 'unit_destroyed';
  seat: number;
  unit: string;
}
/**
 * A Leader must leave a Lava hex (LAVA-3).
 */
export interface IslandLeaderScorched {
  type: 'leader_scorched';
  seat: number;
  unit: string;
}
/**
 * A unit got a Shield (SHIELD-1).
 */
export interface IslandShieldPlaced {
  type: 'shield_placed';
  seat: number;
  unit: string;
}
/**
 * Shields went back to the supply (SHIELD-5).
 */
export interface IslandShieldsLost {
  type: 'shields_lost';
  seat: number;
  unit: string;
  number: number;
}
/**
 * An attack (CMB-1).
 */
export interface IslandAttackDeclared {
  type: 'attack_declared';
  seat: number;
  attacker: string;
  defender: string;
}
/**
 * Another unit is the defender now (CMB-16).
 */
export interface IslandDefenderChanged {
  type: 'defender_changed';
  seat: number;
  defender: string;
}
/**
 * A strength die helps the attacker (CMB-4).
 */
export interface IslandStrengthDieUsed {
  type: 'strength_die_used';
  seat: number;
  die: string;
}
/**
 * A seat laid Scrolls face down (CMB-5).
 */
export interface IslandScrollsLaid {
  type: 'scrolls_laid';
  seat: number;
  number: number;
  scrolls: string[] | null;
}
/**
 * A seat laid nothing this time round (CMB-5).
 */
export interface IslandPassed {
  type: 'passed';
  seat: number;
}
/**
 * Everybody passed in a row (RUL-22).
 */
export interface IslandCardPlayEnded {
  type: 'card_play_ended';
}
/**
 * A seat's laid Scrolls lie open (CMB-6).
 */
export interface IslandScrollsTurnedUp {
  type: 'scrolls_turned_up';
  seat: number;
  scrolls: string[];
}
/**
 * A Scroll is being resolved (CMB-6).
 */
export interface IslandScrollResolved {
  type: 'scroll_resolved';
  seat: number;
  scroll: string;
}
/**
 * A Scroll was played face up (MAGIC-2).
 */
export interface IslandScrollPlayed {
  type: 'scroll_played';
  seat: number;
  scroll: string;
}
/**
 * A Scroll of a player was cancelled by another one.
 */
export interface IslandScrollCancelled {
  type: 'scroll_cancelled';
  seat: number;
  player: number;
  scroll: string;
}
/**
 * A Scroll counts for somebody else too.
 */
export interface IslandScrollCopied {
  type: 'scroll_copied';
  seat: number;
  player: number;
  scroll: string;
}
/**
 * A Strategy is in play (STRAT-1).
 */
export interface IslandStrategyEntered {
  type: 'strategy_entered';
  seat: number;
  strategy: string;
}
/**
 * A Strategy was discarded (STRAT-3).
 */
export interface IslandStrategyDropped {
  type: 'strategy_dropped';
  seat: number;
  strategy: string;
}
/**
 * A Magic stays on a unit (MAGIC-3).
 */
export interface IslandScrollAttached {
  type: 'scroll_attached';
  seat: number;
  scroll: string;
  unit: string;
}
/**
 * A card changed a value of a unit, of the attacker or of the defender.
 */
export interface IslandBonusGiven {
  type: 'bonus_given';
  seat: number;
  card: string;
  stat: string;
  amount: number;
}
/**
 * Strength against armor (CMB-9).
 */
export interface IslandValuesCompared {
  type: 'values_compared';
  seat: number;
  strength: number;
  armor: number;
}
/**
 * Attacker or defender has left the island: no comparison (CMB-17).
 */
export interface IslandCombatCancelled {
  type: 'combat_cancelled';
}
/**
 * A Leader was humiliated: a tag on that Banner (CMB-10).
 */
export interface IslandTagPlaced {
  type: 'tag_placed';
  seat: number;
  banner: number;
}
/**
 * The attack succeeded, but a limit forbids the tag (LIMIT-8).
 */
export interface IslandTagForbidden {
  type: 'tag_forbidden';
  seat: number;
  banner: number;
}
/**
 * A tag went back to its owner (STAR-9).
 */
export interface IslandTagRemoved {
  type: 'tag_removed';
  seat: number;
  whose: number;
}
/**
 * Scrolls came into a hand (TURN-7).
 */
export interface IslandScrollsDrawn {
  type: 'scrolls_drawn';
  seat: number;
  number: number;
  scrolls: string[] | null;
}
/**
 * Scrolls went from a hand to the open discard pile (SCR-3).
 */
export interface IslandScrollsDiscarded {
  type: 'scrolls_discarded';
  seat: number;
  scrolls: string[];
}
/**
 * A random Scroll changed hands; only thief and victim know which (FX-19).
 */
export interface IslandScrollStolen {
  type: 'scroll_stolen';
  seat: number;
  victim: number;
  scroll: string | null;
}
/**
 * A seat looked at a hand; only it knows what is there (FX-19).
 */
export interface IslandHandSeen {
  type: 'hand_seen';
  seat: number;
  victim: number;
  scrolls: string[] | null;
}
/**
 * The Scroll deck was shuffled anew (SCR-4, CAT-4).
 */
export interface IslandScrollDeckShuffled {
  type: 'scroll_deck_shuffled';
}
/**
 * The Machine deck was shuffled anew (BUILD-6, STAR-4).
 */
export interface IslandMachineDeckShuffled {
  type: 'machine_deck_shuffled';
}
/**
 * A Catastrophe is revealed (CAT-1).
 */
export interface IslandCatastropheDrawn {
  type: 'catastrophe_drawn';
  seat: number;
  scroll: string;
}
/**
 * A Catastrophe is resolved now (CAT-2).
 */
export interface IslandCatastropheStruck {
  type: 'catastrophe_struck';
  seat: number;
  scroll: string;
}
/**
 * A tile shows its other side (MAP-4).
 */
export interface IslandTileFlipped {
  type: 'tile_flipped';
  hex: string;
  side: string;
}
/**
 * A die on a Banner was turned to another face.
 */
export interface IslandDieTurned {
  type: 'die_turned';
  seat: number;
  die: string;
  to: string;
}
/**
 * A seat left the game.
 */
export interface IslandResigned {
  type: 'resigned';
  seat: number;
}
/**
 * The game is over (WIN-4).
 */
export interface IslandGameEnded {
  type: 'game_ended';
  winners: number[];
}
/**
 * A Territory lies on the table (ISLAND-3).
 */
export interface IslandTerritoryLaid {
  type: 'territory_laid';
  seat: number;
  hexes: string[];
}
/**
 * A Base lies beside its Territory (ISLAND-4).
 */
export interface IslandBaseLaid {
  type: 'base_laid';
  seat: number;
  hex: string;
}
/**
 * A Lava/Neutral tile lies on the table (ISLAND-5).
 */
export interface IslandLandLaid {
  type: 'land_laid';
  seat: number;
  hex: string;
  side: string;
}
/**
 * A Chicken carries the Flag of its player from the start (FLAG-3).
 */
export interface IslandFlagRaised {
  type: 'flag_raised';
  seat: number;
  unit: string;
}
/**
 * A unit took a Flag that nobody carried (FLAG-8, FX-26).
 */
export interface IslandFlagTaken {
  type: 'flag_taken';
  seat: number;
  unit: string;
  flag: number;
}
/**
 * A Flag passed from unit to unit of one player (FLAG-10).
 */
export interface IslandFlagHanded {
  type: 'flag_handed';
  seat: number;
  unit: string;
  flag: number;
  to: string;
}
/**
 * A Flag lies in a hex, unclaimed (FLAG-7, FLAG-10).
 */
export interface IslandFlagLeft {
  type: 'flag_left';
  flag: number;
  hex: string;
}
/**
 * An attacker took a Flag from the stack that it struck (FLAG-5).
 */
export interface IslandFlagClaimed {
  type: 'flag_claimed';
  seat: number;
  unit: string;
  flag: number;
}
/**
 * A face-down Chicken token was turned up, because it attacks or is attacked (GALLOS-5).
 */
export interface IslandTokenRevealed {
  type: 'token_revealed';
  seat: number;
  unit: string;
  chicken: string;
}
/**
 * A seat took tokens from a stack: the places that all see go; only it knows which tokens these are (RUL-103).
 */
export interface IslandTokensTaken {
  type: 'tokens_taken';
  seat: number;
  hex: string;
  units: string[];
  chickens: string[] | null;
}
/**
 * A destroyed Chicken is back on its Base, face down; only its owner knows which (GALLOS-4, RUL-140).
 */
export interface IslandTokenRecovered {
  type: 'token_recovered';
  seat: number;
  base: string;
  chicken: string | null;
}
/**
 * The face-down tokens in the stacks of a seat may lie in another order now (GALLOS-7).
 */
export interface IslandStacksArranged {
  type: 'stacks_arranged';
  seat: number;
}
/**
 * Scrolls that mean nothing in this mode were drawn and laid aside (HAHN-3).
 */
export interface IslandScrollsVoid {
  type: 'scrolls_void';
  seat: number;
  scrolls: string[];
}
/**
 * A Leader died an epic death; what lay on it is lost (EPIC-4, EPIC-5).
 */
export interface IslandLeaderDied {
  type: 'leader_died';
  seat: number;
  leader: string;
}
/**
 * The second Leader is turned up and takes over (EPIC-4).
 */
export interface IslandLeaderReplaced {
  type: 'leader_replaced';
  seat: number;
  leader: string;
}
/**
 * A Leader finds no hex and waits for a later turn of its owner (EPIC-4, RUL-144).
 */
export interface IslandLeaderWaits {
  type: 'leader_waits';
  seat: number;
  leader: string;
}
/**
 * Which direction has rank 1 on the Priority Hex (SOLO-12, DESOLO-6).
 */
export interface IslandFacingChosen {
  type: 'facing_chosen';
  direction: string;
  rule: string;
}
/**
 * Which two rows are active this turn, from the dice in each, and what Power adds to attacks (SOLO-15, SOLO-18).
 */
export interface IslandChallengerPair {
  type: 'challenger_pair';
  pair: string;
  power: number;
  command: number;
  build: number;
  reinforce: number;
  bonus: number;
  rule: string;
}
/**
 * Whom a unit attacks and why, among all within its range (SOLO-16, SOLO-19, RUL-92); die 0 is the free action.
 */
export interface IslandChallengerAims {
  type: 'challenger_aims';
  die: number;
  unit: string;
  target: string;
  by: string;
  candidates: string[];
  strengths: number[];
  armors: number[];
  shields: number[];
  ways: string[];
  rule: string;
}
/**
 * Where a unit without target goes and why (SOLO-25, RUL-53): toward a goal, or at least nearer.
 */
export interface IslandChallengerWalks {
  type: 'challenger_walks';
  die: number;
  unit: string;
  path: string[];
  way: string;
  goal: string;
  to: string;
  by: string;
  rule: string;
}
/**
 * A unit can neither attack nor move: the die is spent without effect (RUL-96).
 */
export interface IslandChallengerStays {
  type: 'challenger_stays';
  die: number;
  unit: string;
  rule: string;
}
/**
 * The Leader may not move before two other units were activated (SOLO-20); `by`: who gets the die instead.
 */
export interface IslandChallengerLeaderWaits {
  type: 'challenger_leader_waits';
  die: number;
  activated: number;
  by: string;
  rule: string;
}
/**
 * Which Machine of a window of the lineup is built and where (SOLO-13, SOLO-17, SOLO-21, SOLO-22).
 */
export interface IslandChallengerBuilds {
  type: 'challenger_builds';
  by: string;
  dice: number;
  window: string[];
  speeds: number[];
  strengths: number[];
  machine: string;
  hexes: string[];
  distances: number[];
  ways: string[];
  hex: string;
  rule: string;
}
/**
 * No Machine that moves, or no hex for the one that would be built (RUL-49, RUL-52).
 */
export interface IslandChallengerBuildsNothing {
  type: 'challenger_builds_nothing';
  by: string;
  rule: string;
}
/**
 * What the Reinforce dice bring: Scrolls, and a Shield for the Leader (SOLO-23).
 */
export interface IslandChallengerReinforces {
  type: 'challenger_reinforces';
  dice: number;
  scrolls: number;
  shields: number;
  rule: string;
}
/**
 * Without Machine a Chicken, drawn at random among these, takes the free action (DESOLO-4, RUL-130).
 */
export interface IslandChallengerSends {
  type: 'challenger_sends';
  candidates: string[];
  unit: string;
  by: string;
  rule: string;
}
/**
 * With nobody but its Leader it recovers Chickens at random (DESOLO-4).
 */
export interface IslandChallengerRecovers {
  type: 'challenger_recovers';
  number: number;
  rule: string;
}
/**
 * How many Scrolls it lays face down: the top of the deck, half of its pile, or none (SOLO-26, RUL-93, RUL-94).
 */
export interface IslandChallengerLays {
  type: 'challenger_lays';
  by: string;
  number: number;
  pile: number;
  strength: number;
  armor: number;
  laid: number;
  rule: string;
}
/**
 * What one of its Scrolls adds, and how many it draws for it (SOLO-27, FX-30, FX-31).
 */
export interface IslandChallengerCounts {
  type: 'challenger_counts';
  scroll: string;
  stat: string;
  amount: number;
  draws: number;
  rule: string;
}
/**
 * Which unit a card of its hits (RUL-91): human units by the order of RUL-92.
 */
export interface IslandChallengerPicks {
  type: 'challenger_picks';
  card: string;
  unit: string;
  candidates: string[];
  strengths: number[];
  armors: number[];
  shields: number[];
  ways: string[];
  by: string;
  rule: string;
}
/**
 * Where a unit of its goes that must be placed, among these hexes (RUL-50).
 */
export interface IslandChallengerPlaces {
  type: 'challenger_places';
  unit: string;
  origin: string;
  hex: string;
  hexes: string[];
  ways: string[];
  rule: string;
}
/**
 * Nobody may look at its pile: the effect is done and shows nothing (VIS-8, FX-33).
 */
export interface IslandChallengerKeepsPile {
  type: 'challenger_keeps_pile';
  number: number;
  rule: string;
}
/**
 * What a seat is asked: the kind of decision, and what it is about in named details.
 */
export interface IslandDecision {
  kind:
    | 'action'
    | 'arrange'
    | 'arrange_stack'
    | 'attach_to'
    | 'attack_with'
    | 'build_card'
    | 'build_hex'
    | 'build_pilot'
    | 'build_save'
    | 'cancel_turned'
    | 'catastrophe_order'
    | 'choose_cancel'
    | 'choose_copy'
    | 'choose_leader'
    | 'choose_line'
    | 'choose_player'
    | 'choose_tile'
    | 'choose_unit'
    | 'choose_with'
    | 'claim'
    | 'combat_dice'
    | 'combat_last'
    | 'combat_more'
    | 'combat_next'
    | 'combat_play'
    | 'discard_from'
    | 'draw_step'
    | 'exchange'
    | 'flag_start'
    | 'flag_take'
    | 'gain_resource'
    | 'hand_discard'
    | 'lose_chicken'
    | 'lose_resource'
    | 'move_band'
    | 'move_step'
    | 'move_to'
    | 'move_unit'
    | 'new_leader'
    | 'pardon'
    | 'pick'
    | 'place_leader'
    | 'place_shield'
    | 'place_stray'
    | 'quick_build'
    | 'recover'
    | 'refill'
    | 'reroll'
    | 'reroll_dice'
    | 'return_resource'
    | 'roll'
    | 'roll_again'
    | 'solo_base'
    | 'solo_facing'
    | 'solo_leader'
    | 'solo_marker'
    | 'strategy_limit'
    | 'tile_base'
    | 'tile_land'
    | 'tile_link'
    | 'tile_place'
    | 'tile_shape'
    | 'transit_back'
    | 'trigger_order'
    | 'turn_die'
    | 'use_or_not'
    | 'window';
  seat: number;
  about: {
    [k: string]: string;
  };
}
/**
 * All that a seat may know, and nothing else. Seat None is a spectator.
 */
export interface IslandView {
  game: string;
  seat: number | null;
  setup: {
    [k: string]: unknown;
  };
  table: IslandTable;
  hand: string[];
  picked: string[];
  laid: string[];
  dealt: string[];
  answer: string | null;
  known: IslandKnownScroll[];
  deciding: number[];
  second: string | null;
}
/**
 * Everything that lies open (VIS-5).
 */
export interface IslandTable {
  turn: number;
  active: number | null;
  start: number | null;
  resigned: number[];
  board: IslandHexSheet[];
  island: string[];
  seats: IslandSeatSheet[];
  units: IslandUnitSheet[];
  gone: string[];
  lineup: string[];
  machine_deck: number;
  machine_discard: string[];
  scroll_deck: number;
  scroll_discard: string[];
  supply: [number, number, number];
  shields: number;
  free_used: boolean;
  used: string[];
  rolling: number;
  transit: string[];
  transit_from: string;
  mods: IslandModSheet[];
  waiting: IslandWaitingSheet[];
  catastrophes: [number, string][];
  struck: string[];
  combat: IslandCombatSheet | null;
  pending: string[];
  outcome: number[] | null;
  flags: IslandFlagSheet[];
  firm: [string, string][];
  tokens: IslandTokenSheet[];
  arranging: string[];
  humbled: number[];
  challenger: IslandChallengerSheet | null;
}
/**
 * A hex of the island: its name, what it is now, and whose Base or Territory.
 */
export interface IslandHexSheet {
  name: string;
  ground: string;
  pair: number | null;
  owner: number | null;
}
/**
 * What lies open before a seat.
 */
export interface IslandSeatSheet {
  leader: string | null;
  base: string | null;
  hand: number;
  laid: number;
  resources: [number, number, number];
  dice: string[];
  spent: number;
  tags: number[];
  strategies: string[];
  borrowed: string[];
  destroyed: string[];
  second: boolean;
  fallen: string | null;
}
/**
 * A unit on the island; units of one hex are listed from the bottom to the top of their stack.
 */
export interface IslandUnitSheet {
  id: string;
  seat: number;
  card: string;
  hex: string;
  shields: number;
  plus: number;
  attached: string[];
  pilots: string[];
  speed: number;
  strength: number;
  armor: number;
  range: number;
}
/**
 * A temporary effect: how long it lasts, where it comes from, what it does to whom.
 */
export interface IslandModSheet {
  lasts: string;
  source: number;
  op: string;
  what: string;
  amount: number;
  whom: string;
  types: number;
}
/**
 * A triggered ability that waits for its turn.
 */
export interface IslandWaitingSheet {
  seat: number;
  card: string;
  when: string;
  bearer: string;
  hex: string;
  attacker: string;
  defender: string;
  result: number;
}
/**
 * The combat going on; strength and armor as known so far.
 */
export interface IslandCombatSheet {
  attacker: string;
  defender: string;
  ranged: boolean;
  passes: number;
  twos: number;
  threes: number;
  strength: number | null;
  armor: number | null;
  played: IslandPlayedSheet[];
  cancels: [number, number, number][];
}
/**
 * A Scroll of the running combat that lies open; `on` is the unit it lies on, or the entry it copies.
 */
export interface IslandPlayedSheet {
  seat: number;
  card: string;
  fate: string;
  on: string;
}
/**
 * A Flag: whose, the hex where it is, and the unit that carries it; a minus sign if it lies there unclaimed.
 */
export interface IslandFlagSheet {
  seat: number;
  hex: string;
  carrier: string;
}
/**
 * A place of a Chicken token where they lie face down: what the viewer sees there, and what others may think.
 */
export interface IslandTokenSheet {
  id: string;
  card: string;
  face_up: boolean;
  may_be: string[];
}
/**
 * What the Challenger goes by: the direction of rank 1, its order, who was activated, what Power adds (SOLO).
 */
export interface IslandChallengerSheet {
  facing: string;
  order: string[];
  activated: string[];
  power: number;
}
/**
 * A Scroll that the seat was shown: which, and in which hidden places it may be now (``B hand``; FX-19).
 */
export interface IslandKnownScroll {
  card: string;
  places: string[];
}
/**
 * Lay the next token secretly onto the own board; the cell is its top left one (TP-4.3).
 */
export interface TouchePlace {
  type: 'place';
  unit: string;
  cell: string;
}
/**
 * Take a token back from the own board; the cell is its top left one (TP-4.7).
 */
export interface ToucheLift {
  type: 'lift';
  cell: string;
}
/**
 * Let the software place the whole fleet when all are ready (TP-4.8).
 */
export interface ToucheRandomFleet {
  type: 'random_fleet';
}
/**
 * Say that the fleet lies as it should (TP-4.7).
 */
export interface ToucheConfirm {
  type: 'confirm';
}
/**
 * Take the confirmation back while others still place (TP-4.7).
 */
export interface ToucheChange {
  type: 'change';
}
/**
 * Tilt a unit's card and begin its attack (TP-7.2).
 */
export interface ToucheFire {
  type: 'fire';
  unit: string;
}
/**
 * Choose the board for what comes next.
 */
export interface ToucheAim {
  type: 'aim';
  player: string;
}
/**
 * Put a target on a cell, or make a bonus shot there (TP-7.4).
 */
export interface ToucheTarget {
  type: 'target';
  place: string;
}
/**
 * No further cell: the other cells of the line cannot be targeted (TP-7.6).
 */
export interface ToucheDone {
  type: 'done';
}
/**
 * Put the nuclear-strike token on a block; the cell is its top left one (TP-15.1).
 */
export interface ToucheStrike {
  type: 'strike';
  place: string;
}
/**
 * Put the magnetic field on a block; the cell is its top left one (TP-11.2).
 */
export interface ToucheField {
  type: 'field';
  place: string;
}
/**
 * Leave the magnetic field where it is (TP-10.4).
 */
export interface ToucheSkip {
  type: 'skip';
}
/**
 * Buy an egg (TP-13.2).
 */
export interface ToucheBuy {
  type: 'buy';
  egg: string;
}
/**
 * Take a weapon from the display (TP-14.1).
 */
export interface ToucheTake {
  type: 'take';
  weapon: string;
}
/**
 * Play a single-use weapon (TP-14.4).
 */
export interface TouchePlay {
  type: 'play';
  weapon: string;
}
/**
 * Send a pigeon over a zone of somebody's board (TP-15.2).
 */
export interface ToucheSpy {
  type: 'spy';
  area: string;
}
/**
 * Send the crow to a purse (TP-15.7).
 */
export interface ToucheRob {
  type: 'rob';
  player: string;
}
/**
 * Mend a cell of an own unit (TP-15.10).
 */
export interface TouchePatch {
  type: 'patch';
  place: string;
}
/**
 * Go on with the next own attack (TP-8.2).
 */
export interface ToucheResolve {
  type: 'resolve';
}
/**
 * End the turn; without a main attack this is passing (TP-7.8, TP-7.9).
 */
export interface ToucheEnd {
  type: 'end';
}
/**
 * A token was laid onto a secret board; nobody else notices (TP-4.7).
 */
export interface ToucheTokenPlaced {
  type: 'token_placed';
  seat: number;
  unit: string;
  cell: string;
}
/**
 * A token was taken back.
 */
export interface ToucheTokenLifted {
  type: 'token_lifted';
  seat: number;
  unit: string;
  cell: string;
}
/**
 * A player is ready, or no longer: 0 still placing, 1 placed, 2 wants a random fleet.
 */
export interface ToucheFleetAnswered {
  type: 'fleet_answered';
  seat: number;
  answer: number;
}
/**
 * The software placed a fleet; its owner sees it (TP-4.8).
 */
export interface ToucheFleetDrawn {
  type: 'fleet_drawn';
  seat: number;
  units: string[];
  cells: string[];
}
/**
 * All have confirmed: positions are fixed for the whole game.
 */
export interface ToucheFleetsReady {
  type: 'fleets_ready';
}
/**
 * A round begins with the targeting turn of the first player (TP-6.2).
 */
export interface ToucheRoundBegan {
  type: 'round_began';
  round: number;
  seat: number;
}
/**
 * All have targeted; now shots are resolved (TP-6.3).
 */
export interface ToucheResolutionBegan {
  type: 'resolution_began';
  round: number;
}
/**
 * A card was tilted (TP-7.2).
 */
export interface ToucheFired {
  type: 'fired';
  seat: number;
  unit: string;
}
/**
 * A target lies on a cell.
 */
export interface ToucheTargetPlaced {
  type: 'target_placed';
  seat: number;
  place: string;
}
/**
 * A nuclear-strike token lies on a block (TP-15.1).
 */
export interface ToucheStrikePlaced {
  type: 'strike_placed';
  seat: number;
  place: string;
}
/**
 * A player could make no main attack (TP-7.8).
 */
export interface TouchePassed {
  type: 'passed';
  seat: number;
}
/**
 * A shot or an explosion hit a unit; which one is not said (TP-9.3).
 */
export interface ToucheHit {
  type: 'hit';
  seat: number;
  place: string;
}
/**
 * There was nothing: a crater (TP-9.1).
 */
export interface ToucheMissed {
  type: 'missed';
  seat: number;
  place: string;
}
/**
 * A pending target left the board unresolved (TP-9.2, TP-17.4).
 */
export interface ToucheTargetReturned {
  type: 'target_returned';
  seat: number;
  place: string;
}
/**
 * A unit of `owner` became a wreck; `seat` hit it last (TP-9.5).
 */
export interface ToucheUnitDestroyed {
  type: 'unit_destroyed';
  seat: number;
  owner: number;
  unit: string;
  place: string;
}
/**
 * An egg can be bought now (TP-9.5).
 */
export interface ToucheEggOnSale {
  type: 'egg_on_sale';
  egg: string;
}
/**
 * The bank paid.
 */
export interface ToucheEarsGained {
  type: 'ears_gained';
  seat: number;
  amount: number;
}
/**
 * The bank was paid (TP-12.2).
 */
export interface ToucheEarsPaid {
  type: 'ears_paid';
  seat: number;
  amount: number;
}
/**
 * Ears went from `victim` to `seat`.
 */
export interface ToucheEarsStolen {
  type: 'ears_stolen';
  seat: number;
  victim: number;
  amount: number;
}
/**
 * The last token of a type is destroyed: its card leaves the game (TP-9.5).
 */
export interface ToucheCardGone {
  type: 'card_gone';
  seat: number;
  unit: string;
}
/**
 * A magnetic field lies on a block (TP-11.2).
 */
export interface ToucheFieldPlaced {
  type: 'field_placed';
  seat: number;
  place: string;
}
/**
 * A magnetic field went back to its owner (TP-8.1).
 */
export interface ToucheFieldRemoved {
  type: 'field_removed';
  seat: number;
}
/**
 * An egg was bought (TP-13.5).
 */
export interface ToucheEggBought {
  type: 'egg_bought';
  seat: number;
  egg: string;
  price: number;
}
/**
 * A weapon was taken from the display (TP-14.1).
 */
export interface ToucheWeaponTaken {
  type: 'weapon_taken';
  seat: number;
  weapon: string;
}
/**
 * A weapon was turned up for the display.
 */
export interface ToucheWeaponOpened {
  type: 'weapon_opened';
  weapon: string;
}
/**
 * The discard pile became the draw pile (TP-14.2).
 */
export interface TouchePileShuffled {
  type: 'pile_shuffled';
  cards: number;
}
/**
 * A single-use weapon was played and discarded (TP-14.3).
 */
export interface ToucheWeaponPlayed {
  type: 'weapon_played';
  seat: number;
  weapon: string;
}
/**
 * A pigeon counted the intact cells of living units in a zone (TP-15.2).
 */
export interface ToucheSpied {
  type: 'spied';
  seat: number;
  area: string;
  count: number;
}
/**
 * An explosion was removed; `credited` loses it (TP-15.10).
 */
export interface TouchePatched {
  type: 'patched';
  seat: number;
  place: string;
  credited: number;
}
/**
 * A player has no living unit any more (TP-17.1).
 */
export interface ToucheWipedOut {
  type: 'wiped_out';
  seat: number;
}
/**
 * A player is out of the game (TP-17.3).
 */
export interface ToucheWentOut {
  type: 'went_out';
  seat: number;
}
/**
 * A player left the game (TP-17.4).
 */
export interface ToucheLeft {
  type: 'left';
  seat: number;
}
/**
 * When the game is over, the units that were still alive are shown (TP-21.3).
 */
export interface ToucheFleetShown {
  type: 'fleet_shown';
  seat: number;
  units: string[];
  cells: string[];
}
/**
 * The game is over (TP-18).
 */
export interface ToucheGameEnded {
  type: 'game_ended';
  winners: number[];
}
/**
 * What a seat is asked: the kind of decision, and what it is about in named details.
 */
export interface ToucheDecision {
  kind:
    | 'attack_board'
    | 'attack_cell'
    | 'bonus_board'
    | 'bonus_cell'
    | 'field_block'
    | 'field_board'
    | 'haggling'
    | 'line_cell'
    | 'overtime'
    | 'patching'
    | 'placement'
    | 'resolving'
    | 'robbery'
    | 'spying'
    | 'strike_block'
    | 'strike_board'
    | 'taking'
    | 'turn';
  seat: number;
  about: {
    [k: string]: string;
  };
}
/**
 * All that a seat may know of a game of Touché Poulet.
 */
export interface ToucheView {
  game: string;
  seat: number | null;
  cards: string;
  no_repeat: boolean;
  weapons: boolean;
  phase: string;
  round: number;
  first_seat: number;
  turn: number;
  main_attack: string;
  hit_this_turn: boolean;
  busy: boolean;
  answer: string | null;
  asked: number[];
  pending: string[];
  display: string[];
  draw_pile: number;
  discard_pile: string[];
  eggs: ToucheEggView[];
  wild_eggs: string[];
  pigeons: TouchePigeonView[];
  boards: ToucheBoardView[];
  players: TouchePlayerView[];
  outcome: ToucheOutcome | null;
}
/**
 * An egg: ``reserve``, ``on_sale``, ``gone``, or the player who owns it.
 */
export interface ToucheEggView {
  egg: string;
  where: string;
}
/**
 * What a pigeon counted: so many intact cells of living units among the cells that were intact at that time.
 */
export interface TouchePigeonView {
  area: string;
  count: number;
  cells: string[];
}
/**
 * A large board: ``.`` intact, ``o`` crater, ``#`` wreck, ``1`` to ``4`` an explosion credited to that player.
 */
export interface ToucheBoardView {
  shots: string[];
  wrecks: ToucheTokenView[];
  fleet: ToucheTokenView[] | null;
  patched: string[][];
}
/**
 * A unit token on a board, by its top left cell.
 */
export interface ToucheTokenView {
  unit: string;
  cell: string;
}
/**
 * What lies before a player.
 */
export interface TouchePlayerView {
  clan: string;
  ears: number;
  cards: string[];
  tilted: string[];
  last_attack: string | null;
  free_targets: number;
  targets_in_use: number;
  eggs: number;
  weapons: string[];
  field: string | null;
  attacks: ToucheAttackView[];
  out: boolean;
}
/**
 * An attack that waits for its resolution: a unit, ``salvo`` or ``nuclear``, and its places in order.
 */
export interface ToucheAttackView {
  arm: string;
  places: string[];
}
/**
 * How a game ended: who won, why, and by which rule. Nobody may have won.
 */
export interface ToucheOutcome {
  winners: number[];
  reason: string;
  rule: string;
}
