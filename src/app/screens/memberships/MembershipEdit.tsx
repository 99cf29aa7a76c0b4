import { EditPage } from '../../resource/EditScreen';
import { MembershipPreview } from '../users/AccessPreview';

/** A client's access to a company, with what its role opens. */
export default function MembershipEdit() {
  return <EditPage inside={<MembershipPreview />} />;
}
