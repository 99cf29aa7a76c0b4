import type { LoadScreen } from '../../routing/route';
import type { OfficeScreens } from '../ownScreens';

const followed: LoadScreen = () => import('../company-events/FollowedForm');

export default {
  show: () => import('./EmployeeShow'),
  create: followed,
  edit: followed,
} satisfies OfficeScreens;
