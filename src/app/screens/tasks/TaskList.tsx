import { openStates } from '../../pages/dashboard/openTasks';
import { ResourceList } from '../../resource/ListScreen';
import type { ScreenProps } from '../../routing/route';
import { QuickFilters } from './QuickFilters';

/** What is over stands aside until somebody asks for it. */
const stillOpen = { status: [...openStates] };

/** Tasks with their usual questions a press away. */
export default function TaskList({ resource }: ScreenProps) {
  return resource ? <ResourceList resource={resource} startsWith={stillOpen} above={<QuickFilters />} /> : null;
}
