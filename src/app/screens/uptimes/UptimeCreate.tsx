import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';

const byHand = { source: 'manual' };
const ended = ['end_date'];

/** Work that was not measured, written down by hand: it is over, so it has an end. */
export default function UptimeCreate({ resource }: ScreenProps) {
  return resource ? <CreatePage resource={resource} given={byHand} required={ended} /> : null;
}
