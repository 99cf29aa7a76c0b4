import { useListContext } from 'ra-core';
import { type TypeName, typeOf } from '../../schema';
import { filters } from '../fields/filters';
import { useDeclared } from '../records/useDeclared';
import { PanelTheme } from '../theme/PanelTheme';

/** The boxes that narrow a list, one for each filter of the declaration. */
export default function FilterPanel({ keys }: { keys: readonly string[] }) {
  const resource = useDeclared();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const change = (changes: Readonly<Record<string, unknown>>) =>
    setFilters(
      Object.fromEntries(Object.entries({ ...filterValues, ...changes }).filter(([, value]) => !isNothing(value))),
      displayedFilters,
    );
  return (
    <PanelTheme>
      <div className="filter-grid">
        {keys.map((key) => {
          const field = resource.fields[key];
          const Filter = field && filters[typeOf(field).name as TypeName];
          return Filter ? <Filter key={key} field={field} source={key} values={filterValues} onChange={change} /> : null;
        })}
      </div>
    </PanelTheme>
  );
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
