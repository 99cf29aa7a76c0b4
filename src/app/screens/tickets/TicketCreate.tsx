import { useLocation, useSearchParams } from 'react-router';
import { CreatePage } from '../../resource/CreateScreen';

/** A case that the office writes down: most come by telephone. */
const given = { channel: 'phone' };
const conversation = ['message_id'];

export default function TicketCreate() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  // Which conversation it comes from is shown where it comes from one, and asked nowhere else.
  const isBegun = query.has('message_id') || state?.begins !== undefined;
  return <CreatePage given={given} unasked={isBegun ? undefined : conversation} />;
}
