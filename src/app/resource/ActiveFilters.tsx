import { type RaRecord, useGetMany, useListContext } from 'ra-core';
import type { Resource } from '../../schema';
import { QuietButton } from '../kit/buttons';
import { Pressed } from '../kit/Pressed';
import { declared } from '../records/declared';
import { filterLabel, filterParts } from '../records/filterLabels';
import { recordTitle } from '../records/recordTitle';
import { useDeclared } from '../records/useDeclared';
import { filtersOf } from './useSearch';

const look = {
  minHeight: '2.25rem',
  padding: '0.125rem 0.75rem',
  fontSize: '0.9375rem',
  textAlign: 'left',
  color: 'var(--primary)',
  backgroundColor: 'color-mix(in srgb, var(--primary) 10%, var(--surface))',
  borderRadius: '1.125rem',
  '&:hover': { backgroundColor: 'color-mix(in srgb, var(--primary) 18%, var(--surface))' },
} as const;

/** What narrows the list now, each with a way to drop it. */
export function ActiveFilters() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const entries = filtersOf(filterValues);
  const search = filterValues.q === undefined ? {} : { q: filterValues.q };
  if (entries.length === 0) return null;
  const drop = (name: string) =>
    setFilters({ ...Object.fromEntries(entries.filter(([each]) => each !== name)), ...search }, displayedFilters);
  return (
    <ul className="active-filters" aria-label="Włączone filtry">
      {entries.map(([name, value]) => (
        <li key={name}>
          <Pressed sx={look} onClick={() => drop(name)}>
            <FilterLabel name={name} value={value} />
            <span aria-hidden="true">&nbsp;×</span>
            <span className="unseen">, usuń filtr</span>
          </Pressed>
        </li>
      ))}
      <li>
        <QuietButton size="small" onClick={() => setFilters(search, displayedFilters)}>
          Wyczyść filtry
        </QuietButton>
      </li>
    </ul>
  );
}

interface FilterLabelProps {
  name: string;
  value: unknown;
}

function FilterLabel(props: FilterLabelProps) {
  const resource = useDeclared();
  const other = declared(resource.fields[filterParts(props.name).key]?.resource ?? '');
  return other ? <NamedFilterLabel {...props} other={other} /> : filterLabel(resource, props.name, props.value);
}

/** Records that the filter asks for, by their titles. */
function NamedFilterLabel({ name, value, other }: FilterLabelProps & { other: Resource }) {
  const resource = useDeclared();
  const ids = [value].flat().filter((each): each is string => typeof each === 'string');
  const { data } = useGetMany<RaRecord>(other.name, { ids }, { enabled: ids.length > 0 });
  const titles = new Map((data ?? []).filter(Boolean).map((record) => [String(record.id), recordTitle(other, record)]));
  return <>{filterLabel(resource, name, value, titles)}</>;
}
