import { useParams } from 'react-router';
import { CreatePage } from '../../resource/CreateScreen';
import { EditPage } from '../../resource/EditScreen';
import { FollowingTerms } from './FollowingTerms';

/** Drawn by the terms themselves. */
const unasked = ['left_out'];

/** The form of a record whose days raise terms, a new one or one that stands: it tells beforehand which. */
export default function FollowedForm() {
  const { id } = useParams();
  const parts = { inside: <FollowingTerms id={id} />, unasked };
  return id ? <EditPage {...parts} /> : <CreatePage {...parts} />;
}
