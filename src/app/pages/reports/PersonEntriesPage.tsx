import { ListBase } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { resources } from '../../../../resources';
import { addDays, lastDayOf } from '../../../lib/dates';
import { Panel } from '../../kit/Panel';
import { Page } from '../../layout/Page';
import { listColumns } from '../../records/listColumns';
import { sortOf } from '../../records/sortOf';
import { usePermit } from '../../records/usePermit';
import { useRowsAsked } from '../../records/useRowsAsked';
import { ListBody } from '../../resource/ListBody';
import { useTenant } from '../../tenant/useTenant';
import { useReportQuery } from './address';
import { PersonTabs } from './PersonTabs';
import { ReportFiles } from './ReportFiles';
import { ReportFilters } from './ReportFilters';
import { useReport } from './useReport';
import '../../resource/list.css';
import './reports.css';

const rows = 50;
const { uptimes } = resources;
const two = (month: number) => String(month).padStart(2, '0');

/** Every entry of one person's working time, each a way to be read and, by those who may, corrected. */
export default function PersonEntriesPage() {
  const { id = '' } = useParams();
  const [months, change] = useReportQuery();
  const query = { ...months, person: id };
  // Only the name is read from it: the entries come as a list, page by page.
  const asked = useReport('person-settlements', { year: months.year, from: months.from, to: months.to, person: id });
  const { readable } = usePermit('list', uptimes);
  const columns = listColumns(uptimes, useTenant(), readable).filter(({ key }) => key !== 'user');
  const shown = useRowsAsked(uptimes, columns, readable);
  const { year, from, to, company, activity, kind } = months;
  const filter = useMemo(
    () => ({
      user_id: id,
      'start_date>': `${addDays(`${year}-${two(from)}-01`, -1)} 23:59:59`,
      'start_date<': `${addDays(lastDayOf(`${year}-${two(to)}`), 1)} 00:00:00`,
      ...(company ? { company_id: company } : {}),
      ...(activity ? { activity } : {}),
      ...(kind ? { kind } : {}),
    }),
    [id, year, from, to, company, activity, kind],
  );
  return (
    <Page title={asked.data?.title ?? 'Raport'} recordTitle={asked.data?.title} lead="Wpis można otworzyć i poprawić.">
      <PersonTabs id={id} query={months} />
      <ReportFilters query={months} onChange={change} by={['company', 'activity', 'kind']} />
      <Panel
        list={true}
        name="Wpisy czasu pracy"
        title="Wpisy"
        beside={<ReportFiles name="person-entries" query={query} table="entries" />}
      >
        <ListBase
          key={JSON.stringify(filter)}
          resource={uptimes.name}
          filter={filter}
          sort={sortOf(uptimes, readable)}
          perPage={rows}
          storeKey={false}
          disableSyncWithLocation={true}
          disableAuthentication={true}
          queryOptions={shown}
        >
          <ListBody columns={columns} createButton={null} selectable={false} />
        </ListBase>
      </Panel>
    </Page>
  );
}
