import { useListContext } from 'ra-core';
import { isNarrowedTo, QuickFilter, QuickFilterBar } from '../../resource/QuickFilters';
import { useUser } from '../../session/useSession';
import { useNow } from './DueMoment';
import { openStates, oursStates } from './ticket';

type Filter = Readonly<Record<string, unknown>>;

/** The usual questions of the queue: whose, and whose turn it is; pressed again, they are taken back. */
export function QuickFilters() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { id } = useUser();
  const now = useNow();
  const mine = isNarrowedTo(filterValues.assignee_id, [id]);
  const late = filterValues['next_due<'] !== undefined;
  const { assignee_id: _, ...everybody } = filterValues;
  const set = (values: Filter) => setFilters({ ...values }, displayedFilters);
  const turn = (filter: Filter) => {
    const { 'next_due<': _late, status: _status, ...others } = filterValues;
    set({ ...others, ...filter });
  };
  const turns: [label: string, on: boolean, filter: Filter][] = [
    ['Nowe', !late && isNarrowedTo(filterValues.status, ['new']), { status: ['new'] }],
    ['Czeka na nas', !late && isNarrowedTo(filterValues.status, oursStates), { status: oursStates }],
    ['Po terminie', late, { status: oursStates, 'next_due<': now }],
  ];
  return (
    <QuickFilterBar>
      <QuickFilter label="Moje" on={mine} onPress={() => set(mine ? everybody : { ...filterValues, assignee_id: [id] })} />
      {turns.map(([label, on, filter]) => (
        <QuickFilter key={label} label={label} on={on} onPress={() => turn(on ? { status: openStates } : filter)} />
      ))}
    </QuickFilterBar>
  );
}
