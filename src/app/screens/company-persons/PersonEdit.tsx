import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';
import { CardPreview } from '../companies/CardPreview';
import { FollowingTerms } from '../company-events/FollowingTerms';

/** The card of an owner or partner; a change of their tax or ZUS tells what it does to the obligations. */
export default function PersonEdit({ resource }: ScreenProps) {
  const { id } = useParams();
  if (!resource || !id) return null;
  const inside = (
    <>
      <CardPreview person={id} />
      <FollowingTerms resource={resource.name} id={id} />
    </>
  );
  return <EditPage inside={inside} />;
}
