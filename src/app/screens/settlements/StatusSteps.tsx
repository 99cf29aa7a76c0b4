import { formatDateTime } from '../../../lib/dates';
import { useShown } from '../../records/useDeclared';

/** The way of a month: each step with the states that stand in it and the moment that ends it. */
const steps: readonly { label: string; states: readonly string[]; moment: string | null }[] = [
  {
    label: 'Dokumenty',
    states: ['not_started', 'waiting_documents', 'incomplete', 'documents_complete'],
    moment: 'documents_declared_at',
  },
  { label: 'Księgowanie', states: ['booking', 'clarification', 'correction'], moment: 'booking_finished_at' },
  { label: 'Sprawdzenie', states: ['review'], moment: 'approved_at' },
  { label: 'Wyliczone', states: ['calculated', 'published_partial'], moment: 'published_at' },
  { label: 'U klienta', states: ['published'], moment: 'first_opened_at' },
  { label: 'Potwierdzone', states: ['confirmed', 'partly_paid'], moment: 'confirmed_at' },
  { label: 'Opłacone', states: ['paid'], moment: null },
  { label: 'Zamknięte', states: ['closed'], moment: 'closed_at' },
];

/** Where the month stands, and when it passed the steps before. */
export function StatusSteps() {
  const { record } = useShown();
  const at = steps.findIndex(({ states }) => states.includes(String(record.status)));
  if (at < 0) return null;
  return (
    <ol className="steps" aria-label="Etapy rozliczenia">
      {steps.map(({ label, moment }, place) => {
        const when = moment ? (record[moment] as string | null) : null;
        return (
          <li
            key={label}
            className={place < at ? 'step step-done' : place === at ? 'step step-now' : 'step'}
            aria-current={place === at ? 'step' : undefined}
          >
            <span className="step-name">{label}</span>
            <span className="step-when number">{when ? formatDateTime(when).slice(0, 10) : ''}</span>
          </li>
        );
      })}
    </ol>
  );
}
