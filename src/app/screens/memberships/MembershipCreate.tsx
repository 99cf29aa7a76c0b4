import { CreatePage } from '../../resource/CreateScreen';
import { MembershipPreview } from '../users/AccessPreview';

/** A client's new access to a company, with what its role opens. */
export default function MembershipCreate() {
  return <CreatePage inside={<MembershipPreview />} />;
}
