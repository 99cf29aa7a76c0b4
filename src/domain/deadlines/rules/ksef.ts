import type { DeadlineRule } from '../rule';
import { issuesInvoices, orKnown } from '../who';
import { FIXED } from './sources';

/** Days on which invoices in the national system become a duty or its keys end; each comes once. */
export const KSEF_RULES: readonly DeadlineRule[] = [
  {
    id: 'ksef_tokeny',
    name: 'KSeF – koniec tokenów: certyfikat w ich miejsce',
    of: 'company',
    who: [orKnown('uses_ksef_tokens', issuesInvoices)],
    onlyIf: { fact: 'uses_ksef_tokens', says: 'gdy firma lub jej program łączy się z KSeF tokenem' },
    period: 'month',
    due: { months: 0, day: 'last' },
    ...FIXED,
    basis: 'art. 106r VAT i rozporządzenie w sprawie korzystania z KSeF; dokumentacja KSeF 2.0',
    certainty: 'verified',
    source: 'dokumentacja KSeF (ksef-docs)',
    note: 'Tokeny działają do 31 grudnia 2026 r.; od 1 stycznia 2027 r. tylko certyfikaty. Certyfikat jest ważny dwa lata: jego koniec wpisz na karcie firmy.',
    from: '2026-12',
    until: '2026-12',
  },
  {
    id: 'ksef_wszyscy',
    name: 'KSeF – faktury w systemie także u najmniejszych (koniec progu 10 tys. zł miesięcznie)',
    of: 'company',
    who: [orKnown('issues_outside_ksef', issuesInvoices)],
    onlyIf: { fact: 'issues_outside_ksef', says: 'gdy firma wystawia jeszcze faktury poza KSeF' },
    period: 'month',
    due: { months: 0, day: 1 },
    ...FIXED,
    basis: 'art. 106ga i art. 145m VAT',
    source: 'gazetaprawna.pl 10594319',
    note: 'Od 1 stycznia 2027 r. także faktury z kas i paragony z NIP. Faktury dla osób prywatnych mogą zostać poza KSeF.',
    from: '2027-01',
    until: '2027-01',
  },
];
