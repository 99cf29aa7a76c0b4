import { formatDate } from '../../../lib/dates';
import { FORMS } from '../codes';
import type { Invoice } from '../invoice';
import { error, type Finding, warning, when } from './finding';

/** Dates that contradict each other, the present day when it is given, or the form. */
export const checkDates = (invoice: Invoice, today: string | null): Finding[] => [
  ...checkOrder(invoice, today),
  ...checkForm(invoice),
];

/** Dates that contradict each other, or the present day when it is given. */
export function checkOrder(invoice: Invoice, today: string | null): Finding[] {
  const { issue_date, payment, period_from, period_to, correction } = invoice;
  const from = period_from ?? '';
  const to = period_to ?? from;
  const [due = issue_date] = payment.due_dates;
  const later = correction?.of.some((each) => (each.issue_date ?? '') > issue_date) ?? false;
  return [
    ...when(issue_date > (today ?? issue_date), () =>
      error('issue_date', 'P_1', `Data wystawienia ${formatDate(issue_date)} jeszcze nie nadeszła.`),
    ),
    ...when(due < issue_date, () =>
      warning('due_date', 'TerminPlatnosci/Termin', `Termin płatności ${formatDate(due)} jest wcześniejszy niż wystawienie.`),
    ),
    ...when(from > to, () => error('period', 'OkresFa', 'Okres, którego dotyczy faktura, kończy się przed początkiem.')),
    ...when(later, () => error('corrected', 'DaneFaKorygowanej', 'Korygowana faktura jest późniejsza niż korekta.')),
  ];
}

function checkForm({ form, variant, namespace, issue_date }: Invoice): Finding[] {
  const field = 'KodFormularza';
  const known = FORMS.get(form);
  if (!known) return [warning('form', field, `Nieznany wzór faktury ${form}: odczytane pola mogą być niepełne.`)];
  const outdated = issue_date < known.from || issue_date > (known.to ?? issue_date);
  const trial = namespace === known.trial;
  const mixed = (namespace !== known.namespace && !trial) || !form.endsWith(` (${variant})`);
  return [
    ...when(outdated, () => warning('form', field, `Wzór ${form} nie obowiązywał w dniu wystawienia faktury.`)),
    ...when(trial, () =>
      warning(
        'form',
        field,
        `Tej wersji wzoru ${form} używało tylko środowisko testowe KSeF: to może nie być prawdziwa faktura.`,
      ),
    ),
    ...when(mixed, () => error('form', field, `Plik podaje wzór ${form}, ale nagłówek lub przestrzeń nazw są innego wzoru.`)),
  ];
}
