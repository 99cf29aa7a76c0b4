import { useMemo } from 'react';
import { useParams } from 'react-router';
import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';

/** The form of a new training, in the category that it is made from. */
export default function TrainingCreate({ resource }: ScreenProps) {
  const { id } = useParams();
  const given = useMemo(() => ({ category_id: id }), [id]);
  return resource ? <CreatePage resource={resource} given={given} /> : null;
}
