const DAY = 86_400_000;

const warsawClock = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Warsaw',
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** Warsaw minus UTC in milliseconds, asked of the platform's zone data: right, but slow. */
function askOffset(warsaw: Intl.DateTimeFormat, time: number): number {
  const parts = Object.fromEntries(warsaw.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

type OffsetSpan = { until: number; offset: number };
const spansByYear = new Map<number, OffsetSpan[]>();

/** The stretches of one UTC year with the same offset; Warsaw never changed its clocks twice within a week. */
function spansOf(year: number): OffsetSpan[] {
  const known = spansByYear.get(year);
  if (known) return known;
  const end = Date.UTC(year + 1, 0, 1);
  const spans: OffsetSpan[] = [];
  let from = Date.UTC(year, 0, 1);
  const warsaw = warsawClock();
  let offset = askOffset(warsaw, from);
  while (from < end) {
    const next = Math.min(from + 7 * DAY, end);
    const later = askOffset(warsaw, next);
    if (later !== offset) {
      let [before, after] = [from, next];
      while (after - before > 1000) {
        const middle = before + Math.floor((after - before) / 2000) * 1000;
        if (askOffset(warsaw, middle) === offset) before = middle;
        else after = middle;
      }
      spans.push({ until: after, offset });
      offset = later;
    }
    from = next;
  }
  spans.push({ until: Number.POSITIVE_INFINITY, offset });
  spansByYear.set(year, spans);
  return spans;
}

/** Warsaw minus UTC in milliseconds at a time in milliseconds since 1970; one look-up once the year has been seen. */
export function warsawOffset(time: number): number {
  const spans = spansOf(new Date(time).getUTCFullYear());
  return (spans.find((span) => time < span.until) as OffsetSpan).offset;
}
