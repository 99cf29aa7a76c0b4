import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import { cut } from '../../lib/text';
import { paperSubject, type Subject, subjects } from './paperSubject';
import type { UsualItem } from './usualList';

/** A cost paper that a client gave. */
export interface PaperSeen {
  /** The month of the books, `YYYY-MM`. */
  period: string;
  issue_date: string | null;
  counterparty_nip: string | null;
  counterparty_name: string | null;
  title: string;
}

/** The day of the month on which a paper is usually issued; `next` where that is in the month after the one it is booked in. */
export interface UsualDay {
  day: number;
  next: boolean;
}

/** A paper that comes each month and is not there yet. */
export interface PredictedPaper {
  /** Tells it apart from the client's others; the same in each month. */
  key: string;
  label: string;
  document_type: UsualItem['document_type'];
  counterparty_nip: string | null;
  /** In how many months it came, of how many. */
  months: number;
  of: number;
  usual: UsualDay | null;
}

/** How far back is looked, in how many months at least it came, and how many papers are told of one client. */
export const predictedFrom = { months: 12, least: 4, most: 5 } as const;
/** Days around the usual one in which most of the papers must be, for it to be called usual. */
const around = 3;

/**
 * Papers that a client's own last twelve months let expect in `month`: of the same other party, or of the same subject where parties change
 * (fuel) or are not known, month by month without a break of more than one. A habit of the client, no rule of law.
 */
export function predictedPapers(seen: readonly PaperSeen[], month: string): PredictedPaper[] {
  const groups = new Map<string, PaperSeen[]>();
  for (const paper of seen) {
    const key = keyOf(paper);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), paper]);
  }
  return [...groups]
    .flatMap(([key, papers]) => predictedOf(key, papers, month) ?? [])
    .sort((one, other) => other.months - one.months || (one.label < other.label ? -1 : 1))
    .slice(0, predictedFrom.most);
}

/** „co miesiąc od 8 miesięcy, zwykle 5. dnia”. */
export function whyPredicted({ months, of, usual }: Pick<PredictedPaper, 'months' | 'of' | 'usual'>): string {
  const often = months === of ? `co miesiąc od ${of} miesięcy` : `w ${months} z ostatnich ${of} miesięcy`;
  if (!usual) return `${often}, w różnych dniach`;
  return `${often}, zwykle ${usual.day}. dnia${usual.next ? ' następnego miesiąca' : ''}`;
}

/** The date on which it is usually issued for that month. */
export function usualDateOf(usual: UsualDay, month: string): string {
  const of = usual.next ? addMonths(month, 1) : month;
  const day = Math.min(usual.day, Number(lastDayOf(of).slice(8)));
  return `${of}-${String(day).padStart(2, '0')}`;
}

/** Null of a paper that nothing ties to others. */
function keyOf({ counterparty_nip, counterparty_name, title }: PaperSeen): string | null {
  const subject = paperSubject(counterparty_name ?? '', title);
  if (subject === 'fuel') return subject;
  if (counterparty_nip) return counterparty_nip;
  return counterparty_name ? `n:${cut(counterparty_name.trim().toLowerCase(), 60)}` : subject;
}

function predictedOf(key: string, papers: readonly PaperSeen[], month: string): PredictedPaper | null {
  const there = new Set(papers.map(({ period }) => period));
  const run = there.has(month) ? null : runBefore(there, month);
  if (!run || run.months < predictedFrom.least) return null;
  const ofRun = papers.filter(({ period }) => period >= run.since && period < month);
  const newest = ofRun.reduce((one, other) => (other.period > one.period ? other : one));
  const subject =
    papers.map(({ counterparty_name, title }) => paperSubject(counterparty_name ?? '', title)).find(Boolean) ?? null;
  return {
    key,
    label: labelOf(subject, key === 'fuel' ? null : newest.counterparty_name),
    document_type: 'purchase_invoice',
    counterparty_nip: key === 'fuel' ? null : newest.counterparty_nip,
    months: run.months,
    of: run.of,
    usual: usualDay(ofRun),
  };
}

/** The months in a row that end just before `month`, one of which may be without a paper. */
function runBefore(there: ReadonlySet<string>, month: string): { months: number; of: number; since: string } | null {
  let [months, gaps, of, since] = [0, 0, 0, month];
  for (let back = 1; back <= predictedFrom.months; back += 1) {
    const at = addMonths(month, -back);
    if (there.has(at)) [months, of, since] = [months + 1, back, at];
    else if (++gaps > 1) break;
  }
  return months > 0 ? { months, of, since } : null;
}

const labelOf = (subject: Subject | null, name: string | null): string =>
  cut([subject ? subjects[subject] : 'Faktura', name].filter(Boolean).join(' – '), 200);

/** The middle one of the days of each month's first paper, where two thirds lie near it. */
function usualDay(papers: readonly PaperSeen[]): UsualDay | null {
  const firsts = new Map<string, string>();
  for (const { period, issue_date } of papers)
    if (issue_date && issue_date < (firsts.get(period) ?? '9999')) firsts.set(period, issue_date);
  const days = [...firsts].map(([period, issued]) => ({ day: Number(issued.slice(8)), next: monthOf(issued) > period }));
  const next = days.filter((each) => each.next).length * 2 > days.length;
  const sorted = days
    .filter((each) => each.next === next)
    .map(({ day }) => day)
    .sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) return null;
  const near = sorted.filter((day) => Math.abs(day - middle) <= around).length;
  return near * 3 >= days.length * 2 ? { day: middle, next } : null;
}
