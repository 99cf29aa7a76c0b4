/** Strokes of the panel's icons on a 24 × 24 grid. */
const strokes = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  home: 'm3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  building: 'M5 20.5V4.5h9v16M14 9.5h5v11M3.5 20.5h17M8 8h3M8 12h3M8 16h3M16.5 13v.01M16.5 16.5v.01',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.6c2.1.8 3.5 2.8 3.5 5.4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c0-4 3.4-6.5 7.5-6.5s7.5 2.5 7.5 6.5',
  check: 'm4.5 12.5 5 5 10-11',
  tasks: 'm4 6.5 1.5 1.5L8 5M4 12.5 5.5 14 8 11M4 18.5 5.5 20 8 17M11.5 6.5H20M11.5 12.5H20M11.5 18.5H20',
  file: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6',
  load: 'M12 15.5V4M7.5 8.5 12 4l4.5 4.5M5 15v5h14v-5',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4ZM12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z',
  calendar: 'M4.5 6h15v14.5h-15ZM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2',
  key: 'M14.5 13a4.5 4.5 0 1 0-4.2-2.8L3.5 17v3.5H7v-2h2v-2h2l1.8-1.8c.5.2 1.1.3 1.7.3ZM16.5 7.5v.01',
  play: 'M8 5v14l11-7Z',
  stop: 'M7 7h10v10H7Z',
  plus: 'M12 5v14M5 12h14',
  edit: 'm4 20 .8-4L16.5 4.3l3.2 3.2L8 19.2ZM14 7l3 3',
  trash: 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  filter: 'M3.5 5h17l-6.5 8v6.5l-4-2V13Z',
  columns: 'M4 5h16v14H4ZM9.3 5v14M14.6 5v14',
  up: 'm6 14.5 6-6 6 6',
  down: 'm6 9.5 6 6 6-6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  warning: 'M12 4 2.8 20h18.4ZM12 10v4.5M12 17.3v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.7v.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  keyboard: 'M3.5 6.5h17v11h-17ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  logout: 'M10 4H5v16h5M14.5 8l4 4-4 4M18.5 12H9.5',
  phone: 'M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4c0 .6-.4 1-1 1C11.3 20 4 12.7 4 5c0-.6.4-1 1-1Z',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M6 18l2.1-2.1M15.9 8.1 18 6',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 18.5a2 2 0 0 0 4 0M12 5V3.5',
  tag: 'M4 4.5h8l8 8-7.5 7.5-8-8ZM8 8.5v.01',
  handshake:
    'M3 8.5 7 6l5 2 5-2 4 2.5v6l-2.5 1M3 8.5v6l2.5 1M12 8l-3 3.5c1.5 1.5 3 1 4-.5l4.5 4.5M5.5 15.5l4 3.5c.8.6 1.8.6 2.6 0l6.4-3.5',
  board: 'M4 5h4.5v14H4ZM9.8 5h4.5v9H9.8ZM15.5 5H20v11.5h-4.5Z',
  grip: 'M9.5 6v.01M9.5 12v.01M9.5 18v.01M14.5 6v.01M14.5 12v.01M14.5 18v.01',
  scales: 'M12 4v16M7.5 20h9M5 7.5h14M5 7.5 2.5 13.5h5ZM19 7.5l-2.5 6h5Z',
  gauge: 'M5 18.5a8.5 8.5 0 1 1 14 0M12 14.5l3.8-5',
  chart: 'M4 20.5h16.5M7 20v-7M12 20V6M17 20v-10',
  cap: 'M12 5 2.5 9.5 12 14l9.5-4.5ZM6 11.5V16c0 1.5 2.7 2.8 6 2.8s6-1.3 6-2.8v-4.5M21.5 9.5V15',
  more: 'M6 13.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4ZM12 13.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4ZM18 13.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z',
  message: 'M4 5h16v11.5H9.5L5 20v-3.5H4ZM8 9h8M8 12.5h5',
} as const;
export type IconName = keyof typeof strokes;

/** A picture beside words that say the same; those who listen are spared it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[name]} />
    </svg>
  );
}
