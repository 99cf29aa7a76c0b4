import type { Loaders } from './routing/loaded';

/** Where the code of every panel, public page and table is fetched from; handed to the router, which knows no screen itself. */
export const loaders: Loaders = {
  tables: {
    office: () => import('./routing/officeTable'),
    client: () => import('./routing/clientTable'),
  },
  firstTables: {
    office: () => import('./routing/officeTable'),
    client: () => import('./routing/clientFirst'),
  },
  areas: {
    office: () => import('./areas/office'),
    client: () => import('./areas/client'),
  },
  publicScreens: {
    login: () => import('./pages/LoginPage'),
    register: () => import('./pages/RegisterPage'),
    reset: () => import('./pages/ResetPage'),
  },
  notFound: () => import('./pages/NotFoundPage'),
};
