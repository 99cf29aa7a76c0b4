import { useListContext } from 'ra-core';
import { systemTickets } from '../../../../resources/systemTickets';
import { isNarrowedTo, QuickFilter, QuickFilterBar } from '../../resource/QuickFilters';
import { useUser } from '../../session/useSession';
import { NarrowedList } from '../ClientList';

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
  const isOn = (key: string, wanted: readonly string[]) => isNarrowedTo(filterValues[key], wanted);
  const set = (filter: Filter) => setFilters({ ...filterValues, ...filter }, displayedFilters);
  const { reporter_id: _, ...everybody } = filterValues;
  const mine = isOn('reporter_id', [id]);
  const turns: [label: string, states: readonly string[]][] = [
    ['Nowe', ['new']],
    ['Czeka na odpowiedź', ['waiting_reporter']],
    ['Załatwione', ['fixed', ...closed]],
  ];
  return (
    <QuickFilterBar>
      <QuickFilter
        label="Moje"
        on={mine}
        onPress={() => (mine ? setFilters({ ...everybody }, displayedFilters) : set({ reporter_id: [id] }))}
      />
      {turns.map(([label, wanted]) => (
        <QuickFilter
          key={label}
          label={label}
          on={isOn('status', wanted)}
          onPress={() => set({ status: isOn('status', wanted) ? open : wanted })}
        />
      ))}
    </QuickFilterBar>
  );
}
