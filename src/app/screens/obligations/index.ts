import type { LoadScreen } from '../../routing/route';
import type { OfficeScreens } from '../ownScreens';

const duties: LoadScreen = () => import('./Duties');

export default {
  pages: {
    obligations: duties,
    'companies.obligations': duties,
  },
} satisfies OfficeScreens;
