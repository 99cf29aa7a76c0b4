import { companies } from './companies';
import { documents } from './documents';
import { employees } from './employees';
import { memberships } from './memberships';
import { settlements } from './settlements';
import { tasks } from './tasks';
import { uptimes } from './uptimes';
import { users } from './users';

/** Everything the office works with, in the menu's order. */
export const resources = { companies, employees, tasks, documents, settlements, uptimes, users, memberships };
export type ResourceName = keyof typeof resources;
