import { describe, expect, test } from 'vitest';
import { paperSubject } from '../../../src/domain/documents/paperSubject';
import {
  type PaperSeen,
  predictedFrom,
  predictedPapers,
  usualDateOf,
  whyPredicted,
} from '../../../src/domain/documents/predictedPapers';
import { addMonths } from '../../../src/lib/dates';

const asked = '2026-10';
const back = (months: number) => addMonths(asked, -months);
const paper = (period: string, day: number | null, more: Partial<PaperSeen> = {}): PaperSeen => ({
  period,
  issue_date: day === null ? null : `${period}-${String(day).padStart(2, '0')}`,
  counterparty_nip: '5260250274',
  counterparty_name: 'Biurowiec Centrum – wynajem lokali',
  title: 'Faktura 1/2026',
  ...more,
});
/** One in each of these months, counted back from the one that is asked. */
const each = (months: readonly number[], day: number | null = 5, more: Partial<PaperSeen> = {}) =>
  months.map((at) => paper(back(at), day, more));
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const only = (seen: readonly PaperSeen[]) => predictedPapers(seen, asked)[0];

describe('a paper that came each month', () => {
  test('is expected, with since when and its usual day', () => {
    const predicted = predictedPapers(each(upTo(8)), asked);
    expect(predicted).toEqual([
      {
        key: '5260250274',
        label: 'Czynsz – Biurowiec Centrum – wynajem lokali',
        document_type: 'purchase_invoice',
        counterparty_nip: '5260250274',
        months: 8,
        of: 8,
        usual: { day: 5, next: false },
      },
    ]);
    expect(whyPredicted(predicted[0] as never)).toBe('co miesiąc od 8 miesięcy, zwykle 5. dnia');
  });
  test('is expected no more once it is there', () => {
    expect(predictedPapers([...each(upTo(8)), paper(asked, 4)], asked)).toEqual([]);
  });
  test.each([
    ['three months are chance', upTo(3), null],
    ['four are a habit', upTo(4), [4, 4]],
    ['one month without it is forgiven', [1, 2, 4, 5, 6], [5, 6]],
    ['also the last one, which may be missing still', [2, 3, 4, 5], [4, 5]],
    ['two are the end of it', [3, 4, 5, 6, 7], null],
    ['of two breaks only what follows them counts', [1, 2, 4, 6, 7, 8, 9], null],
    ['what is older than a year does not count', upTo(15), [12, 12]],
    ['every other month is none', [2, 4, 6, 8, 10], null],
  ])('%s', (_, months, expected) => {
    const found = only(each(months));
    expect(found ? [found.months, found.of] : null).toEqual(expected);
  });
  test('says how often where a month is missing, and that its days differ', () => {
    const days = [3, 11, 19, 27, 8];
    const found = only([1, 2, 4, 5, 6].map((at, nth) => paper(back(at), days[nth] ?? 1)));
    expect(found && whyPredicted(found)).toBe('w 5 z ostatnich 6 miesięcy, w różnych dniach');
  });
});

describe('the usual day', () => {
  test('is the middle one where most lie near it', () => {
    const found = only([5, 6, 4, 5, 20].map((day, at) => paper(back(at + 1), day)));
    expect(found?.usual).toEqual({ day: 5, next: false });
  });
  test('is that of the month’s first paper of many', () => {
    const fuel = { counterparty_name: 'Stacja paliw Rondo', counterparty_nip: null };
    const found = only([...each(upTo(5), 3, fuel), ...each(upTo(5), 17, fuel), ...each(upTo(5), 29, fuel)]);
    expect(found?.usual).toEqual({ day: 3, next: false });
  });
  test('may be in the month after the one it is booked in', () => {
    const found = only(upTo(6).map((at) => paper(back(at), null, { issue_date: `${back(at - 1)}-04` })));
    expect(found && whyPredicted(found)).toBe('co miesiąc od 6 miesięcy, zwykle 4. dnia następnego miesiąca');
    expect(usualDateOf({ day: 4, next: true }, asked)).toBe('2026-11-04');
  });
  test('is unknown where no paper says it', () => expect(only(each(upTo(6), null))?.usual).toBeNull());
  test('is never after the end of the month', () => expect(usualDateOf({ day: 31, next: false }, '2027-02')).toBe('2027-02-28'));
});

describe('what belongs together', () => {
  test('is told by the NIP, whatever the name is', () => {
    const seen = [...each([1, 2], 5), ...each([3, 4], 5, { counterparty_name: 'BIUROWIEC CENTRUM' })];
    expect(predictedPapers(seen, asked)).toHaveLength(1);
  });
  test('is fuel of different stations', () => {
    const seen = upTo(5).map((at) =>
      paper(back(at), 10, { counterparty_nip: `52602502${70 + at}`, counterparty_name: `Stacja paliw nr ${at}` }),
    );
    expect(only(seen)).toMatchObject({ key: 'fuel', label: 'Paliwo', counterparty_nip: null });
  });
  test('is told by the title where nobody read the seller', () => {
    const unread = { counterparty_nip: null, counterparty_name: null };
    expect(only(each(upTo(5), null, { ...unread, title: 'Telefon firmowy' }))).toMatchObject({ label: 'Telefon i internet' });
    expect(only(each(upTo(5), null, { ...unread, title: 'IMG_2041' }))).toBeUndefined();
  });
  test('are few: the longest habits', () => {
    const many = Array.from({ length: 12 }, (_, nth) =>
      each(upTo(4 + (nth % 8)), 5, { counterparty_nip: null, counterparty_name: `Dostawca ${nth}` }),
    ).flat();
    const found = predictedPapers(many, asked);
    expect(found).toHaveLength(predictedFrom.most);
    expect(found[0]?.months).toBe(11);
  });
});

test.each([
  ['Toyota Leasing Polska', '', 'leasing'],
  ['ORLEN S.A.', '', 'fuel'],
  ['Orange Polska S.A.', '', 'phone'],
  ['Tauron Sprzedaż', '', 'energy'],
  ['Wspólnota', 'Czynsz za lokal', 'rent'],
  ['Polska Spółka Gazownictwa', '', 'energy'],
  ['Hurtownia Maks', 'Faktura 3/2026', null],
])('%s %s is %s', (name, title, subject) => expect(paperSubject(name, title)).toBe(subject));
