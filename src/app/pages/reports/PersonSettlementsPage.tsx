import { useParams } from 'react-router';
import { Page } from '../../layout/Page';
import { officePath } from '../../routing/officePath';
import { useReportQuery } from './address';
import { PersonTabs } from './PersonTabs';
import { ReportFilters } from './ReportFilters';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import { useReport } from './useReport';

/** The settlements that one person keeps, and their time spent on them and on companies. */
export default function PersonSettlementsPage() {
  const { id = '' } = useParams();
  const [months, change] = useReportQuery();
  const query = { ...months, person: id };
  const asked = useReport('person-settlements', query);
  return (
    <Page title={asked.data?.title ?? 'Raport'} recordTitle={asked.data?.title} lead={asked.data?.lead}>
      <PersonTabs id={id} query={months} />
      <ReportFilters query={months} onChange={change} by={['company', 'activity', 'kind']} />
      <ReportFrame asked={asked}>
        {({ tables }) =>
          tables.map((table) => (
            <ReportTable
              key={table.key}
              table={table}
              linkOf={({ key }, row) => {
                if (key !== 'title' || !row.id) return null;
                if (table.key === 'settlements') return officePath('settlements.show', { id: row.id });
                return table.key === 'companies' ? officePath('companies.show', { id: row.id }) : null;
              }}
              files={{ name: 'person-settlements', query }}
            />
          ))
        }
      </ReportFrame>
    </Page>
  );
}
