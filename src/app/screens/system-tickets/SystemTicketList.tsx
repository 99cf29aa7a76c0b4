import { useListContext } from 'ra-core';
import { systemTickets } from '../../../../resources/systemTickets';
import { OtherButton } from '../../kit/buttons';
import { useUser } from '../../session/useSession';
import { NarrowedList } from '../ClientList';
import '../tasks/tasks.css';

type Filter = Readonly<Record<string, unknown>>;
const { choices } = systemTickets.fields.status;
const closed = ['released', 'rejected', 'duplicate'];
const open = Object.keys(choices ?? {}).filter((state) => !closed.includes(state));

/** What people told of the panel: what is being worked on, until somebody asks for the rest. */
export default function SystemTicketList() {
  return <NarrowedList lead={lead} above={<Standing />} startsWith={startsWith} />;
}

const lead = 'Co w panelu nie działa i czego w nim brakuje. Odpowiedź i dalszy ciąg są w samym zgłoszeniu.';
const startsWith = { status: open };

/** How they stand, one press each; pressed again, those that are open. */
function Standing() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { id } = useUser();
  const isOn = (key: string, wanted: readonly string[]) =>
    JSON.stringify([filterValues[key] ?? []].flat()) === JSON.stringify(wanted);
  const set = (filter: Filter) => setFilters({ ...filterValues, ...filter }, displayedFilters);
  const { reporter_id: _, ...everybody } = filterValues;
  const mine = isOn('reporter_id', [id]);
  const turns: [label: string, states: readonly string[]][] = [
    ['Nowe', ['new']],
    ['Czeka na odpowiedź', ['waiting_reporter']],
    ['Załatwione', ['fixed', ...closed]],
  ];
  return (
    <div className="quick-filters" role="toolbar" aria-label="Szybkie filtry">
      <Toggle
        label="Moje"
        on={mine}
        onPress={() => (mine ? setFilters({ ...everybody }, displayedFilters) : set({ reporter_id: [id] }))}
      />
      {turns.map(([label, wanted]) => (
        <Toggle
          key={label}
          label={label}
          on={isOn('status', wanted)}
          onPress={() => set({ status: isOn('status', wanted) ? open : wanted })}
        />
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
