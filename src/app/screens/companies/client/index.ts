import type { OwnScreens } from '../../ownScreens';

export default {
  show: () => import('./ClientCompany'),
  pages: {
    'client.companies.employees': () => import('./ClientEmployeesPage'),
  },
} satisfies OwnScreens;
