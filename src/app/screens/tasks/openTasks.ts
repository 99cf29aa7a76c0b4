import { tasks } from '../../../../resources/tasks';

const { transitions, initial } = tasks.fields.status;

/** States in which there is still something to do: those a task can be finished from. */
export const openStates: readonly string[] = transitions?.done?.from ?? [initial ?? 'new'];
