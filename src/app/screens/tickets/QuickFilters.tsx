import { useListContext } from 'ra-core';
import { OtherButton } from '../../kit/buttons';
import { useUser } from '../../session/useSession';
import '../tasks/tasks.css';
import { useNow } from './DueMoment';
import { openStates, oursStates } from './ticket';

type Filter = Readonly<Record<string, unknown>>;

/** The usual questions of the queue: whose, and whose turn it is; pressed again, they are taken back. */
export function QuickFilters() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { id } = useUser();
  const now = useNow();
  const mine = JSON.stringify([filterValues.assignee_id ?? []].flat()) === JSON.stringify([id]);
  const late = filterValues['next_due<'] !== undefined;
  const { assignee_id: _, ...everybody } = filterValues;
  const set = (values: Filter) => setFilters({ ...values }, displayedFilters);
  const turn = (filter: Filter) => {
    const { 'next_due<': _late, status: _status, ...others } = filterValues;
    set({ ...others, ...filter });
  };
  const turns: [label: string, on: boolean, filter: Filter][] = [
    ['Nowe', !late && isStatus(filterValues, ['new']), { status: ['new'] }],
    ['Czeka na nas', !late && isStatus(filterValues, oursStates), { status: oursStates }],
    ['Po terminie', late, { status: oursStates, 'next_due<': now }],
  ];
  return (
    <div className="quick-filters" role="toolbar" aria-label="Szybkie filtry">
      <Toggle label="Moje" on={mine} onPress={() => set(mine ? everybody : { ...filterValues, assignee_id: [id] })} />
      {turns.map(([label, on, filter]) => (
        <Toggle key={label} label={label} on={on} onPress={() => turn(on ? { status: openStates } : filter)} />
      ))}
    </div>
  );
}

function Toggle({ label, on, onPress }: { label: string; on: boolean; onPress: () => void }) {
  return (
    <OtherButton size="small" aria-pressed={on} onClick={onPress}>
      {label}
    </OtherButton>
  );
}

const isStatus = ({ status }: Filter, wanted: readonly string[]) =>
  JSON.stringify([status ?? []].flat()) === JSON.stringify(wanted);
