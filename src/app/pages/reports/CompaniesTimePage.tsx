import { useState } from 'react';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import type { Report, ReportQuery } from '../../../contract/reports';
import { parseMoney } from '../../../lib/money';
import type { Resource } from '../../../schema';
import { Chart } from '../../charts/Chart';
import { TextBox } from '../../fields/TextBox';
import { Page } from '../../layout/Page';
import { usePaths } from '../../records/paths';
import { officePath } from '../../routing/officePath';
import { useUser } from '../../session/useSession';
import { useReportQuery } from './address';
import { formatHours, hours } from './hours';
import { ReportFilters } from './ReportFilters';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import { sortOf, usePagedReport, useReport } from './useReport';
import { pressed, type RowOrder } from './useRowOrder';

/** As many as a chart can hold without becoming a wall. */
const drawn = 12;
const workRates: Resource = resources['work-rates'];
const profiting: readonly string[] = ['manager', 'boss', 'superuser'];

/** Working time of each company against its plan. */
export default function CompaniesTimePage() {
  const [query, change] = useReportQuery();
  const [order, setOrder] = useState<RowOrder | null>(null);
  const asked = usePagedReport('companies', query, order);
  const most = useReport('companies', { ...query, sort: 'real:desc', limit: drawn });
  const profits = useUser().roles.some((role) => profiting.includes(role));
  return (
    <Page lead={asked.data?.lead}>
      <ReportFilters query={query} onChange={change} by={['keeper', 'company', 'activity', 'kind']} />
      {profits && <HourCost query={query} onChange={change} />}
      {/* The chart stands above the table, which it would push away from under a finger if it came later. */}
      <ReportFrame asked={most.isPending ? { ...asked, data: undefined } : asked}>
        {({ tables }) =>
          tables.map((table) => (
            <div key={table.key} className="report stacked">
              <MostTime report={most.data} />
              <ReportTable
                table={table}
                linkOf={({ key }, { id }) => (key === 'title' && id ? officePath('companies.show', { id }) : null)}
                files={{ name: 'companies', query: { ...query, ...sortOf(order) } }}
                paged={{
                  order,
                  onOrder: (key) => setOrder(pressed(order, key)),
                  onMore: () => void asked.fetchNextPage(),
                  busy: asked.isFetchingNextPage,
                }}
              />
            </div>
          ))
        }
      </ReportFrame>
    </Page>
  );
}

/** The companies that took the most time: what the plan holds, and what stands over it. */
function MostTime({ report }: { report: Report | undefined }) {
  const most = (report?.tables[0]?.rows ?? []).filter(({ id, cells }) => id !== null && Number(cells.real ?? 0) > 0);
  if (most.length === 0) return null;
  const over = most.map(({ cells }) => hours(cells.over));
  return (
    <section className="panel panel-body" aria-label="Najwięcej czasu">
      <Chart
        kind="bars"
        horizontal={true}
        hasTable={true}
        title={`Firmy, które zajęły najwięcej czasu (${most.length})`}
        nameLabel="Firma"
        names={most.map(({ cells }) => String(cells.title))}
        series={[
          { label: 'W planie lub bez planu', values: most.map(({ cells }, at) => hours(cells.real) - (over[at] ?? 0)) },
          { label: 'Ponad plan', values: over },
        ]}
        format={formatHours}
      />
    </section>
  );
}

/** Rates of people, and what an hour of those without one costs: with them the report says what each client brings. */
function HourCost({ query, onChange }: { query: ReportQuery; onChange: (changes: Partial<ReportQuery>) => void }) {
  const rates = usePaths(workRates).list();
  const [typed, setTyped] = useState(query.cost === undefined ? '' : String(query.cost / 100).replace('.', ','));
  const tell = () => onChange({ cost: parseMoney(typed) ?? undefined } as Partial<ReportQuery>);
  return (
    <div className="report-cost">
      <TextBox
        label="Koszt godziny osób bez stawki (zł), do obliczenia wyniku"
        value={typed}
        input={{ inputMode: 'decimal', autoComplete: 'off', onBlur: tell }}
        onChange={setTyped}
      />
      {rates && (
        <Link className="value-link" to={rates}>
          Stawki godzinowe
        </Link>
      )}
    </div>
  );
}
