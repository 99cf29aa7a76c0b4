import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';
import { MembershipPreview } from './AccessPreview';

/** A client's access to a company, with what its role opens. */
export default function MembershipEdit({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <EditPage key={id} resource={resource} id={id} inside={<MembershipPreview />} /> : null;
}
