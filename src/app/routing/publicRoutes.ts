import type { Route } from './route';

/** Screens that need no login; the only ones the first chunk knows. */
export const publicRoutes: Route[] = [
  {
    name: 'login',
    path: '/login',
    title: 'Logowanie',
    section: 'public',
    login: false,
    admin: false,
  },
  {
    name: 'register',
    path: '/register/:token',
    title: 'Rejestracja',
    section: 'public',
    login: false,
    admin: false,
    ids: { token: 'token' },
  },
  {
    name: 'reset',
    path: '/reset-password/:token',
    title: 'Nowe hasło',
    section: 'public',
    login: false,
    admin: false,
    ids: { token: 'token' },
  },
];
