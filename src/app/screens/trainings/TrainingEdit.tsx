import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import { RightPlace } from './RightPlace';

/** The form of a training. */
export default function TrainingEdit() {
  const { trainingId } = useParams();
  if (!trainingId) return null;
  return (
    <RightPlace key={trainingId} id={trainingId}>
      {() => <EditPage id={trainingId} />}
    </RightPlace>
  );
}
