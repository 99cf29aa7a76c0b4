import { useListContext } from 'ra-core';
import { resources } from '../../../../resources';
import { addDays, weekday } from '../../../lib/dates';
import { useToday } from '../../records/useToday';
import { isNarrowedTo, QuickFilter, QuickFilterBar } from '../../resource/QuickFilters';
import { useUser } from '../../session/useSession';
import './tasks.css';

const openStates = resources.tasks.fields.status.transitions?.done?.from ?? [];
type Filter = Readonly<Record<string, unknown>>;
const dateKeys = ['due_date', 'due_date<', 'due_date>'];

/** The usual questions of a list of tasks: whose, and how soon; pressed again, they are taken back. */
export function QuickFilters() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { id } = useUser();
  const today = useToday();
  const monday = addDays(today, 1 - weekday(today));
  const times: [label: string, filter: Filter][] = [
    ['Po terminie', { 'due_date<': today }],
    ['Dziś', { 'due_date>': addDays(today, -1), 'due_date<': addDays(today, 1) }],
    ['Ten tydzień', { 'due_date>': addDays(monday, -1), 'due_date<': addDays(monday, 7) }],
  ];
  const mine = isNarrowedTo(filterValues.assignee_id, [id]);
  const without = (keys: readonly string[]) =>
    Object.fromEntries(Object.entries(filterValues).filter(([key]) => !keys.includes(key)));
  const isOn = (filter: Filter) => dateKeys.every((key) => filterValues[key] === filter[key]);
  const set = (values: Filter) => setFilters({ ...values }, displayedFilters);
  const open = { status: openStates };

  return (
    <QuickFilterBar>
      <QuickFilter
        label="Moje"
        on={mine}
        onPress={() => set(mine ? without(['assignee_id']) : { ...open, ...filterValues, assignee_id: [id] })}
      />
      {times.map(([label, filter]) => (
        <QuickFilter
          key={label}
          label={label}
          on={isOn(filter)}
          onPress={() => set(isOn(filter) ? without([...dateKeys, 'status']) : { ...without(dateKeys), ...open, ...filter })}
        />
      ))}
    </QuickFilterBar>
  );
}
