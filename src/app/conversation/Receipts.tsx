import type { Post, Receipt } from '../../contract/conversation';
import { formatDateTime } from '../../lib/dates';

/** Who of the other side has read up to one's own side's post. */
export function Receipts({ receipts, post, isAdmin }: { receipts: readonly Receipt[]; post: Post; isAdmin: boolean }) {
  const read = post.office === isAdmin ? receipts.filter((each) => each.post === post.id) : [];
  if (read.length === 0) return null;
  return <p className="receipts">Odczytano: {read.map(({ title, at }) => `${title}, ${formatDateTime(at)}`).join('; ')}</p>;
}
