/** Line drawings for buttons, on a grid of 24. */

const PATHS = {
  back: 'M9 14 4 9l5-5M4 9h11a5 5 0 0 1 0 10h-4',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4l2-2ZM10 21h4',
  book: 'M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2V5ZM4 19a2 2 0 0 1 2-2h14',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  down: 'm6 9 6 6 6-6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  flag: 'M5 21V4h13l-3 4 3 4H5',
  gear: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10Z',
  mute: 'M4 10v4h4l5 4V6L8 10H4ZM17 10l4 4M21 10l-4 4',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 5.5a3.2 3.2 0 0 1 0 6M18 14.5a6 6 0 0 1 3.5 5.5',
  play: 'M7 4.5 19 12 7 19.5Z',
  question: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .9-1 1.7M12 17v.2',
  robot: 'M5 9h14v10H5zM12 9V5M12 4v.2M9 13v1M15 13v1M2 13v3M22 13v3',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  'skip-back': 'M19 5v14l-10-7ZM5 5v14',
  'skip-on': 'M5 5v14l10-7ZM19 5v14',
  sound: 'M4 10v4h4l5 4V6L8 10H4ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  'step-back': 'm15 5-7 7 7 7',
  'step-on': 'm9 5 7 7-7 7',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  talk: 'M4 5h16v11h-9l-5 4v-4H4z',
  text: 'M5 6h14M5 10h14M5 14h9M5 18h11',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

const MARKS = [
  <circle key="0" cx="50" cy="50" r="40" />,
  <path key="1" d="M50 12 92 86H8Z" />,
  <path key="2" d="M15 15h70v70H15Z" />,
  <path key="3" d="M50 5 95 50 50 95 5 50Z" />,
];

/** The emblem of a seat: shape and colour together, so that nobody has to see the colour. */
export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <svg class="seat-mark" viewBox="-6 -6 112 112" data-seat={seat} aria-hidden="true">
      {MARKS[seat]}
    </svg>
  );
}
