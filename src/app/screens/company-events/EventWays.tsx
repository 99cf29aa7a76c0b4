import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { OtherButton } from '../../kit/buttons';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';

const events = resources['company-events'];
const packs = [
  ['', 'Dodaj zdarzenie'],
  ['opening', 'Otwarcie działalności'],
  ['closing', 'Zamknięcie działalności'],
] as const;

/** Ways to enter what happened: in a company, with the packs of an opening and a closing; over all companies also what was entered. */
export function EventWays({ company = '' }: { company?: string }) {
  const may = useMay();
  const paths = usePaths(events);
  const [create, list] = [may('create', events) ? paths.create() : null, paths.list()];
  const way = (to: string, says: string) => (
    <OtherButton key={says} component={Link} to={to}>
      {says}
    </OtherButton>
  );
  const asked = (kind: string) => {
    const about = Object.entries({ company_id: company, kind }).filter(([, value]) => value !== '');
    return about.length > 0 ? `?${new URLSearchParams(about)}` : '';
  };
  return (
    <>
      {list && !company && way(list, 'Zdarzenia')}
      {create && packs.filter(([kind]) => company || !kind).map(([kind, says]) => way(`${create}${asked(kind)}`, says))}
    </>
  );
}
