import { type Chance, idOf } from './random';

const programs = [
  ['Optima: deklaracje VAT', { 'nip podatnika': 'nip', 'miesiac deklaracji': 'period', 'kwota do wplaty': 'vat' }],
  [
    'Symfonia: płace',
    { 'nip platnika': 'nip', 'okres list plac': 'period', 'skladki zus razem': 'zus_total', 'podatek pit 4': 'pit4' },
  ],
] as const;

/** Columns of two programs' exports that the demonstration's office has taught the panel. */
export const amountProfiles = (luck: Chance, moment: number) =>
  programs.map(([name, columns]) => ({
    id: idOf(luck, moment),
    name,
    columns: Object.entries(columns).map(([heading, key]) => ({ heading, key })),
  }));
