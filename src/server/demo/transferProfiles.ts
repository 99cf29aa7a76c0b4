import { type Chance, idOf } from './random';

/** Banks by their number in an account, and what the demonstration's office has set for them. */
const banks = [
  ['PKO Bank Polski', '1020', { title_split: 'signs', signs: 'all' }],
  ['Bank spółdzielczy', '8591', { encoding: 'iso-8859-2', title_split: 'parts', signs: 'narrow' }],
] as const;

/** How two banks of the demonstration's clients take packages of transfers. */
export const transferProfiles = (luck: Chance, moment: number) =>
  banks.map(([name, number, settings]) => ({ id: idOf(luck, moment), name, banks: [{ number }], ...settings }));
