import { Link } from 'react-router';
import type { WaitingItem } from '../../../contract/waiting';
import { countOf } from '../../../lib/text';
import { PaperButton } from '../../resource/PaperButton';
import { EmployeeDates } from '../../screens/employees/client/EmployeeDates';

/** Employees whose medical examination is missing, has run out or soon will: one line, or all of them by name with a draft of a referral. */
export function MedicalAlert({ items, list }: { items: readonly WaitingItem[]; list: boolean }) {
  const [first] = items;
  if (!first) return null;
  if (list) return <EmployeeDates title="Badania lekarskie pracowników" items={items} table={false} action={referral} />;
  const late = items.filter((item) => item.late).length;
  return (
    <section className="notice-box" aria-label="Badania lekarskie">
      <p>
        <strong>Badania lekarskie.</strong> Do załatwienia: {countOf(items.length, 'pracownik', 'pracowników', 'pracowników')}
        {late > 0 && `, w tym po terminie: ${late}`}. Bez ważnego orzeczenia pracownika nie wolno dopuścić do pracy.
      </p>
      {items.length === 1 && referral(first)}
      <Link className="quiet-button" to={items.length === 1 ? first.link : '/employees'}>
        {items.length === 1 ? first.title : 'Zobacz pracowników'}
      </Link>
    </section>
  );
}

const referral = ({ id, title }: WaitingItem) => (
  <PaperButton resource="employees" id={id} paper="skierowanie" label="Skierowanie" of={title} />
);
