import type { LoadScreen } from '../../routing/route';
import type { OfficeScreens } from '../ownScreens';

const terms: LoadScreen = () => import('./EmployeeTerms');

export default {
  pages: {
    'employee-terms': terms,
    'companies.employee-terms': terms,
  },
} satisfies OfficeScreens;
