import { fold } from '../../lib/text';

/** What a cost that returns each month is for, as a client calls it. */
export const subjects = {
  rent: 'Czynsz',
  phone: 'Telefon i internet',
  leasing: 'Leasing',
  fuel: 'Paliwo',
  energy: 'Prąd, gaz, woda',
} as const;
export type Subject = keyof typeof subjects;

/** Words of a seller's name or a paper's title, folded; the first that fits says it. */
const words: readonly [Subject, RegExp][] = [
  ['leasing', /leasing|\blease/],
  ['fuel', /\bpaliw|\borlen\b|\bshell\b|\bcircle k\b|\bmoya\b|\bamic\b|\blotos\b|\bstacj[aie] (paliw|benzyn)/],
  ['phone', /telefon|telekom|telecom|\btelefoni|\binternet|orange polska|t-mobile|polkomtel|\bp4 sp|\bnetia\b|\bplay\b/],
  ['rent', /czynsz|\bnajm|\bnajem|\bwynaj|dzierzaw|nieruchomosc/],
  ['energy', /\benerg|\bgaz|\bprad\b|wodociag|\btauron\b|\benea\b|\bpge\b/],
];

/** The seller's name says more than a title, which may be anything. */
export function paperSubject(name: string, title: string): Subject | null {
  const [seller, called] = [fold(name), fold(title)];
  const found = [seller, called].map((text) => words.find(([, pattern]) => pattern.test(text))?.[0]);
  return found.find(Boolean) ?? null;
}
