import type { LoadScreen } from '../../routing/route';
import type { OfficeScreens } from '../ownScreens';

const followed: LoadScreen = () => import('./FollowedForm');

export default {
  create: followed,
  edit: followed,
} satisfies OfficeScreens;
