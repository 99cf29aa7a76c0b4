import { formatDate } from '../../../lib/dates';
import { FORMS } from '../codes';
import type { Invoice } from '../invoice';
import { error, type Finding, warning, when } from './finding';

/** Dates that contradict each other, or the present day when it is given. */
export function checkDates(invoice: Invoice, today: string | null): Finding[] {
  const { issue_date, payment, period_from, period_to, correction } = invoice;
  const from = period_from ?? '';
  const to = period_to ?? from;
  const early = payment.due_dates.find((date) => date < issue_date);
  const later = (correction?.of ?? []).find((each) => each.issue_date !== null && each.issue_date > issue_date);
  return [
    ...when(today !== null && issue_date > today, () =>
      error('issue_date', 'P_1', `Data wystawienia ${formatDate(issue_date)} jeszcze nie nadeszła.`),
    ),
    ...when(early !== undefined, () =>
      warning(
        'due_date',
        'TerminPlatnosci/Termin',
        `Termin płatności ${formatDate(early ?? '')} jest wcześniejszy niż wystawienie.`,
      ),
    ),
    ...when(from > to, () => error('period', 'OkresFa', 'Okres, którego dotyczy faktura, kończy się przed początkiem.')),
    ...when(later !== undefined, () =>
      error('corrected', 'DaneFaKorygowanej', 'Korygowana faktura jest późniejsza niż korekta.'),
    ),
    ...checkForm(invoice),
  ];
}

function checkForm({ form, issue_date }: Invoice): Finding[] {
  const known = FORMS.get(form);
  if (!known) return [warning('form', 'KodFormularza', `Nieznany wzór faktury ${form}: odczytane pola mogą być niepełne.`)];
  const outdated = issue_date < known.from || (known.to !== null && issue_date > known.to);
  return when(outdated, () => warning('form', 'KodFormularza', `Wzór ${form} nie obowiązywał w dniu wystawienia faktury.`));
}
