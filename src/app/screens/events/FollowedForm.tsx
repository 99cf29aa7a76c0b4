import { useParams } from 'react-router';
import { CreatePage } from '../../resource/CreateScreen';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';
import { FollowingTerms } from './FollowingTerms';

/** Drawn by the terms themselves. */
const unasked = ['left_out'];

/** The form of a record whose days raise terms, a new one or one that stands: it tells beforehand which. */
export default function FollowedForm({ resource }: ScreenProps) {
  const { id } = useParams();
  if (!resource) return null;
  const parts = { resource, inside: <FollowingTerms resource={resource.name} id={id} />, unasked };
  return id ? <EditPage key={id} id={id} {...parts} /> : <CreatePage key={resource.name} {...parts} />;
}
