import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import { CardPreview } from '../companies/CardPreview';
import { FollowingTerms } from '../company-events/FollowingTerms';

/** The card of an owner or partner; a change of their tax or ZUS tells what it does to the obligations. */
export default function PersonEdit() {
  const { id } = useParams();
  if (!id) return null;
  const inside = (
    <>
      <CardPreview person={id} />
      <FollowingTerms id={id} />
    </>
  );
  return <EditPage inside={inside} />;
}
