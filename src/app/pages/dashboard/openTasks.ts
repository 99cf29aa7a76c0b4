import { resources } from '../../../../resources';

const { transitions, initial } = resources.tasks.fields.status;

/** States in which there is still something to do: those a task can be finished from. */
export const openStates: readonly string[] = transitions?.done?.from ?? [initial ?? 'new'];
