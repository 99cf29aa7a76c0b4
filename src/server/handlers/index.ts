import type { Handlers } from './define';
import { settlements } from './settlements';
import { tasks } from './tasks';
import { uptimes } from './uptimes';
import { users } from './users';

/** What entities do beyond keeping their records, by the resource's name. */
export const handlers: Readonly<Record<string, Handlers>> = { settlements, tasks, uptimes, users };
