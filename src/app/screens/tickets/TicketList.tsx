import { ResourceList } from '../../resource/ListScreen';
import { QuickFilters } from './QuickFilters';
import { openStates } from './ticket';

const open = { status: openStates };

/** The queue of cases: what runs out first stands on top, what waits for others below; the usual questions a press away. */
export default function TicketList() {
  return <ResourceList above={<QuickFilters />} startsWith={open} />;
}
