import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { MembershipPreview } from './AccessPreview';

/** A client's new access to a company, with what its role opens. */
export default function MembershipCreate({ resource }: ScreenProps) {
  return resource ? <CreatePage resource={resource} inside={<MembershipPreview />} /> : null;
}
