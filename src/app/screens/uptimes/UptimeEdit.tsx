import { EditPage } from '../../resource/EditScreen';

const whole = ['start_date', 'end_date'];

/** A correction of working time sends both ends: an end alone would be a second stop. */
export default function UptimeEdit() {
  return <EditPage always={whole} />;
}
