import type { Route } from './route';

/** The client's pages that no resource generates. */
export const clientPageRoutes: Route[] = [
  {
    name: 'home',
    path: '/',
    title: 'Strona główna',
    section: 'client',
    login: true,
    admin: false,
    menu: 0,
  },
  {
    name: 'profile',
    path: '/profile',
    title: 'Mój profil',
    section: 'client',
    login: true,
    admin: false,
    parent: 'home',
  },
  {
    name: 'client.tickets.category',
    path: '/tickets/:category',
    title: 'Sprawy w kategorii',
    section: 'client',
    login: true,
    admin: false,
    area: 'tickets',
    module: 'tickets',
    ids: { category: 'code' },
    parent: 'client.tickets.list',
  },
];
