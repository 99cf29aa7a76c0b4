import { type RaRecord, useGetList, useGetOne } from 'ra-core';
import { resources } from '../../../../resources';
import type { ReportQuery } from '../../../contract/reports';
import { formatMonth } from '../../../lib/dates';
import { RecordPicker } from '../../fields/RecordPicker';
import { type Option, optionsOf, SelectBox } from '../../fields/SelectBox';
import { useMay } from '../../records/usePermit';
import { PanelTheme } from '../../theme/PanelTheme';
import { useToday } from '../dashboard/useToday';

const { activity, kind } = resources.uptimes.fields;
const years = 12;
const months = Array.from({ length: 12 }, (_, at) => at + 1);
const monthName = (month: number) => formatMonth(`2026-${String(month).padStart(2, '0')}`).split(' ')[0] ?? '';

type Narrowing = 'keeper' | 'company' | 'activity' | 'kind';
interface ReportFiltersProps {
  query: ReportQuery;
  onChange: (changes: Partial<ReportQuery>) => void;
  /** What this report can be narrowed by besides its months. */
  by: readonly Narrowing[];
}

/** Which months a report is of, and what it is narrowed to; all of it stands in the address. */
export function ReportFilters({ query, onChange, by }: ReportFiltersProps) {
  const thisYear = Number(useToday().slice(0, 4));
  return (
    <section className="report-filters" aria-label="Zakres raportu">
      <SelectBox
        label="Rok"
        value={String(query.year)}
        options={Array.from({ length: years }, (_, at) => [String(thisYear - at), String(thisYear - at)])}
        onChange={(year) => onChange({ year: Number(year) })}
      />
      <SelectBox
        label="Od miesiąca"
        value={String(query.from)}
        options={months.map((month) => [String(month), monthName(month)])}
        onChange={(from) => onChange({ from: Number(from), to: Math.max(Number(from), query.to) })}
      />
      <SelectBox
        label="Do miesiąca"
        value={String(query.to)}
        options={months.filter((month) => month >= query.from).map((month) => [String(month), monthName(month)])}
        onChange={(to) => onChange({ to: Number(to) })}
      />
      {by.includes('keeper') && <Keeper query={query} onChange={onChange} />}
      {by.includes('company') && <Company query={query} onChange={onChange} />}
      {by.includes('activity') && (
        <SelectBox
          label="Czynność"
          value={query.activity ?? ''}
          empty="Wszystkie"
          options={optionsOf(activity.choices)}
          onChange={(value) => onChange({ activity: value })}
        />
      )}
      {by.includes('kind') && (
        <SelectBox
          label="Rodzaj"
          value={query.kind ?? ''}
          empty="Wszystkie"
          options={optionsOf(kind.choices)}
          onChange={(value) => onChange({ kind: value })}
        />
      )}
    </section>
  );
}

/** People of the office, who are few enough to choose from a list. */
function Keeper({ query, onChange }: Omit<ReportFiltersProps, 'by'>) {
  const may = useMay()('list', resources.users);
  const { data = [] } = useGetList<RaRecord>(
    'users',
    {
      filter: { isAdmin: true, status: 'active' },
      sort: { field: 'first_name', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: may },
  );
  if (!may) return null;
  const people = data.map(({ id, first_name, last_name }): Option => [String(id), `${first_name} ${last_name}`]);
  return (
    <SelectBox
      label="Opiekun"
      value={query.keeper ?? ''}
      empty="Wszyscy"
      options={people}
      onChange={(keeper) => onChange({ keeper })}
    />
  );
}

function Company({ query, onChange }: Omit<ReportFiltersProps, 'by'>) {
  const may = useMay()('list', resources.companies);
  const { data } = useGetOne<RaRecord>(
    'companies',
    { id: query.company ?? '' },
    { enabled: may && query.company !== undefined, retry: false },
  );
  if (!may) return null;
  const picked = query.company ? [{ id: query.company, title: String(data?.title ?? '…') }] : [];
  return (
    <PanelTheme>
      <div className="report-company">
        <RecordPicker
          label="Firma"
          resource={resources.companies}
          picked={picked}
          onPick={([company]) => onChange({ company: company?.id ?? '' })}
        />
      </div>
    </PanelTheme>
  );
}
