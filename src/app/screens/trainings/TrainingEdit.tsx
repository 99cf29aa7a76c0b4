import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';
import { RightPlace } from './RightPlace';

/** The form of a training. */
export default function TrainingEdit({ resource }: ScreenProps) {
  const { trainingId } = useParams();
  if (!resource || !trainingId) return null;
  return (
    <RightPlace key={trainingId} resource={resource} id={trainingId}>
      {() => <EditPage id={trainingId} />}
    </RightPlace>
  );
}
