import { Link } from 'react-router';
import type { ReportColumn, ReportRow } from '../../../contract/reports';
import { OtherButton } from '../../kit/buttons';
import { Page } from '../../layout/Page';
import { officePath } from '../../routing/officePath';
import { useTenant } from '../../tenant/useTenant';
import { useReportQuery, withQuery } from './address';
import { ReportFilters } from './ReportFilters';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import { useReport } from './useReport';

/** Where the figure of a column leads, by the column. */
const places: Record<string, string> = { report1: '', report2: '/uptimes', report3: '/workeruptimes' };

/** The office's reports: one row for each person, each figure a way to the report behind it, and how keepers' months stand. */
export default function ReportsPage() {
  const [query, change] = useReportQuery();
  const measures = useTenant().has('uptime');
  const { activity, kind, cost, ...months } = query;
  const staff = useReport('staff', query, { enabled: measures });
  const settlements = useReport('settlements', months);
  const linkOf = ({ key }: ReportColumn, { id }: ReportRow) =>
    id !== null && Object.hasOwn(places, key) ? withQuery(officePath('reports.person', { id }) + places[key], query) : null;
  return (
    <Page lead="Każda liczba prowadzi do raportu, z którego pochodzi.">
      <ul className="report-links">
        {measures && (
          <li>
            <OtherButton component={Link} to={withQuery(officePath('reports.companies'), months)}>
              Czas pracy według firm
            </OtherButton>
          </li>
        )}
        <li>
          <OtherButton component={Link} to={officePath('settlements.list')}>
            Rozliczenia miesięczne
          </OtherButton>
        </li>
      </ul>
      <ReportFilters
        query={query}
        onChange={change}
        by={measures ? ['keeper', 'company', 'activity', 'kind'] : ['keeper', 'company']}
      />
      <div className="report stacked">
        {measures && (
          <ReportFrame asked={staff}>
            {({ tables }) =>
              tables.map((table) => (
                <ReportTable key={table.key} table={table} linkOf={linkOf} files={{ name: 'staff', query }} />
              ))
            }
          </ReportFrame>
        )}
        {(!measures || staff.data || staff.isFetched) && (
          <ReportFrame asked={settlements}>
            {({ title, lead, tables }) =>
              tables.map((table) => (
                <div key={table.key}>
                  <ReportTable
                    table={{ ...table, title }}
                    linkOf={({ key }, { id }) =>
                      key === 'title' && id ? withQuery(officePath('reports.person.settlements', { id }), months) : null
                    }
                    files={{ name: 'settlements', query: months }}
                  />
                  <p className="quiet">{lead}</p>
                </div>
              ))
            }
          </ReportFrame>
        )}
      </div>
    </Page>
  );
}
