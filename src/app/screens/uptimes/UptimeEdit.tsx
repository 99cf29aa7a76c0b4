import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';

const whole = ['start_date', 'end_date'];

/** A correction of working time sends both ends: an end alone would be a second stop. */
export default function UptimeEdit({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <EditPage key={id} resource={resource} id={id} always={whole} /> : null;
}
