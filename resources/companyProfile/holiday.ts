import { choice, date, integer, list, money } from '../../src/schema';

/** Whether somebody works for who employed them before, in this year or the last: it takes the right to a contribution holiday away. */
export const formerEmployer = choice(
  'Praca dla byłego pracodawcy',
  { no: 'Nie', yes: 'Tak' },
  { hint: 'W tym lub poprzednim roku, w zakresie dawnego etatu' },
);

/** The first day of social insurance, which most stages of contributions only go on with. */
export const insuredSince = date('Ubezpieczenia społeczne od', {
  hint: 'Emerytalne, rentowe i wypadkowe, nieprzerwanie; puste: od pierwszego dnia schematu ZUS',
});

/** What the right to a month without contributions hangs on besides the profile (art. 17a u.s.u.s.), in the order of the form. */
export const holiday = {
  insured_since: insuredSince,
  yearly_revenues: list(
    'Przychody roczne',
    {
      year: integer('Rok', { required: true, from: 2020, to: 2100 }),
      amount: money('Przychód', { required: true, from: 0 }),
    },
    { hint: 'Według podatku dochodowego; puste: z rozliczenia grudnia' },
  ),
  de_minimis_eur: integer('Pomoc de minimis (EUR)', { from: 0, to: 10_000_000, hint: 'Z ostatnich trzech lat, w pełnych euro' }),
  works_for_former_employer: formerEmployer,
  holiday_checked_on: date('Pomoc i były pracodawca: stan na', { hint: 'Dane z poprzednich lat trzeba sprawdzić od nowa' }),
};
