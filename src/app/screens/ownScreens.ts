import type { Route } from '../routing/route';

/** Screens that an entity has to itself, by the name of their route; every other one is generated from the declaration. */
export const ownScreens: Partial<Record<string, Route['screen']>> = {
  'users.list': () => import('./users/UserList'),
  'users.create': () => import('./users/InviteScreen'),
  'users.show': () => import('./users/UserShow'),
  'uptimes.list': () => import('./uptimes/UptimeList'),
  'uptimes.edit': () => import('./uptimes/UptimeEdit'),
  'settlements.show': () => import('./settlements/SettlementShow'),
  'client.companies.show': () => import('../pages/ClientCompany'),
};
