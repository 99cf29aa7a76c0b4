import { NavLink } from 'react-router';
import type { ReportQuery } from '../../../contract/reports';
import { OtherButton } from '../../kit/buttons';
import { officePath } from '../../routing/officePath';
import { withQuery } from './address';

const reports = { '': 'Czas pracy', '/uptimes': 'Rozliczenia', '/workeruptimes': 'Szczegółowy czas pracy' };

/** The three reports of one person. */
export function PersonTabs({ id, query }: { id: string; query: ReportQuery }) {
  return (
    <nav aria-label="Raporty osoby">
      <ul className="report-links">
        {Object.entries(reports).map(([place, label]) => (
          <li key={place}>
            <OtherButton
              component={NavLink}
              size="small"
              end={true}
              to={withQuery(officePath('reports.person', { id }) + place, query)}
            >
              {label}
            </OtherButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
