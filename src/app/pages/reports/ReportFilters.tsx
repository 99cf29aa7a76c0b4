import { type RaRecord, useGetOne } from 'ra-core';
import { resources } from '../../../../resources';
import type { ReportQuery } from '../../../contract/reports';
import { formatMonth } from '../../../lib/dates';
import { RecordPicker } from '../../fields/RecordPicker';
import { optionsOf, SelectBox } from '../../fields/SelectBox';
import { useMay } from '../../records/usePermit';
import { useToday } from '../../records/useToday';
import { KeeperBox } from '../../screens/users/KeeperBox';
import { PanelTheme } from '../../theme/PanelTheme';

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
      {by.includes('keeper') && <KeeperBox value={query.keeper ?? ''} onChange={(keeper) => onChange({ keeper })} />}
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
          reference={resources.companies}
          picked={picked}
          onPick={([company]) => onChange({ company: company?.id ?? '' })}
        />
      </div>
    </PanelTheme>
  );
}
