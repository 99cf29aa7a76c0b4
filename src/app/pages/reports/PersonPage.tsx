import { useParams } from 'react-router';
import type { Report } from '../../../contract/reports';
import { Chart } from '../../charts/Chart';
import { Page } from '../../layout/Page';
import { officePath } from '../../routing/officePath';
import { useReportQuery } from './address';
import { formatHours, hours } from './hours';
import { PersonTabs } from './PersonTabs';
import { ReportFilters } from './ReportFilters';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import { useReport } from './useReport';

/** The working time of one person: by day, by company, by what was done. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const [months, change] = useReportQuery();
  const query = { ...months, person: id };
  const asked = useReport('person', query);
  return (
    <Page title={asked.data?.title ?? 'Raport'} recordTitle={asked.data?.title} lead={asked.data?.lead}>
      <PersonTabs id={id} query={months} />
      <ReportFilters query={months} onChange={change} by={['company', 'activity', 'kind']} />
      <ReportFrame asked={asked}>
        {(report) => (
          <>
            <Charts report={report} />
            {report.tables.map((table) => (
              <ReportTable
                key={table.key}
                table={table}
                linkOf={({ key }, row) =>
                  table.key === 'companies' && key === 'title' && row.id ? officePath('companies.show', { id: row.id }) : null
                }
                files={{ name: 'person', query }}
              />
            ))}
          </>
        )}
      </ReportFrame>
    </Page>
  );
}

function Charts({ report }: { report: Report }) {
  const of = (key: string) => report.tables.find((table) => table.key === key)?.rows ?? [];
  const [days, activities] = [of('days'), of('activities')];
  const values = (rows: typeof days) => rows.map(({ cells }) => hours(cells.minutes));
  if (days.length === 0) return null;
  return (
    <section className="panel panel-body" aria-label="Wykresy">
      <Chart
        kind="bars"
        hasTable={true}
        title="Czas pracy dzień po dniu"
        nameLabel="Dzień"
        names={days.map(({ cells }) => String(cells.title).slice(0, 5))}
        series={[{ label: 'Czas', values: values(days) }]}
        format={formatHours}
      />
      <Chart
        kind="bars"
        horizontal={true}
        hasTable={true}
        title="Czas według czynności"
        nameLabel="Czynność"
        names={activities.map(({ cells }) => String(cells.title))}
        series={[{ label: 'Czas', values: values(activities) }]}
        format={formatHours}
      />
    </section>
  );
}
