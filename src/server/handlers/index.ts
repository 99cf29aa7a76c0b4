import { billableEvents } from './billableEvents';
import type { Handlers } from './define';
import { settlements } from './settlements';
import { taskDependencies } from './taskDependencies';
import { tasks } from './tasks';
import { uptimes } from './uptimes';
import { users } from './users';

/** What entities do beyond keeping their records, by the resource's name. */
export const handlers: Readonly<Record<string, Handlers>> = {
  'billable-events': billableEvents,
  settlements,
  'task-dependencies': taskDependencies,
  tasks,
  uptimes,
  users,
};
