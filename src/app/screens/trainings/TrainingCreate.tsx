import { useMemo } from 'react';
import { useParams } from 'react-router';
import { CreatePage } from '../../resource/CreateScreen';

/** The form of a new training, in the category that it is made from. */
export default function TrainingCreate() {
  const { id } = useParams();
  const given = useMemo(() => ({ category_id: id }), [id]);
  return <CreatePage given={given} />;
}
