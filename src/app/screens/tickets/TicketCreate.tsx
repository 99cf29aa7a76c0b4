import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';

/** A case that the office writes down: most come by telephone. */
const given = { channel: 'phone' };

export default function TicketCreate({ resource }: ScreenProps) {
  return resource ? <CreatePage resource={resource} given={given} /> : null;
}
