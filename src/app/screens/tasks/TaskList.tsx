import { ResourceList } from '../../resource/ListScreen';
import { openStates } from './openTasks';
import { QuickFilters } from './QuickFilters';

/** What is over stands aside until somebody asks for it. */
const stillOpen = { status: [...openStates] };

/** Tasks with their usual questions a press away. */
export default function TaskList() {
  return <ResourceList startsWith={stillOpen} above={<QuickFilters />} />;
}
