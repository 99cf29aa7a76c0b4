import { CreatePage } from '../../resource/CreateScreen';

const byHand = { source: 'manual' };
const ended = ['end_date'];

/** Work that was not measured, written down by hand: it is over, so it has an end. */
export default function UptimeCreate() {
  return <CreatePage given={byHand} required={ended} />;
}
