import type { Route } from './route';

/** Pages that no resource generates, behind the login. */
export const pageRoutes: Route[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    title: 'Pulpit',
    section: 'office',
    login: true,
    admin: true,
    menu: 0,
  },
  {
    name: 'dashboard.profile',
    path: '/dashboard/users/profile',
    title: 'Mój profil',
    section: 'office',
    login: true,
    admin: true,
    parent: 'dashboard',
  },
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
];
