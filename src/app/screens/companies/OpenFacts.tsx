import { Link } from 'react-router';
import { companies } from '../../../../resources/companies';
import { lawFacts, openFacts } from '../../../../resources/companyProfile/openFacts';
import { Notice } from '../../kit/Notice';
import { useMay } from '../../records/usePermit';
import { officePath } from '../../routing/officePath';

/** What a card lacks that it should have: it was saved without, and waits for somebody who knows. */
export function OpenFacts({ company }: { company: Readonly<Record<string, unknown>> }) {
  const may = useMay();
  const open = openFacts.filter(({ isOpen }) => isOpen(company)).map(({ says }) => says);
  if (open.length === 0) return null;
  return (
    <Notice severity="warning" above={true}>
      Na karcie brakuje: {open.join(', ')}.{' '}
      {lawFacts.some((fact) => company[fact] === null) &&
        'Dopóki nie wiadomo, obowiązki, które od tego zależą, są „być może” i zadania z nich nie powstają. '}
      {may('edit', companies) && <Link to={officePath('companies.edit', { id: String(company.id) })}>Uzupełnij</Link>}
    </Notice>
  );
}
