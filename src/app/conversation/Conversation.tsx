import { useState } from 'react';
import type { Post, Receipt } from '../../contract/conversation';
import { formatDateTime } from '../../lib/dates';
import { QuietButton } from '../kit/buttons';
import { Panel } from '../kit/Panel';
import { Pending } from '../layout/Pending';
import { OutboxHere } from '../outbox/OutboxHere';
import { useShown } from '../records/useDeclared';
import { useUser } from '../session/useSession';
import { Composer } from './Composer';
import { placeOf } from './deliveries';
import { useDraft } from './draft';
import { PostBubble } from './PostBubble';
import { useReading, useThread } from './useThread';
import './conversation.css';

/** What people wrote to each other about the record around, and a place to answer. */
export default function Conversation() {
  const { resource, record } = useShown();
  const id = String(record.id);
  const { page, posts, error, more, retry, readEarlier } = useThread(resource, id);
  const drafting = useDraft(`${resource.name}.${id}`);
  const [asking, setAsking] = useState(false);
  const { isAdmin } = useUser();
  useReading(resource, id, posts);

  async function earlier(): Promise<void> {
    setAsking(true);
    await readEarlier().catch(() => undefined);
    setAsking(false);
  }
  const reply = ({ id: to, author, internal }: Post) =>
    drafting.change({ replyTo: { id: to, author }, editing: null, ...(internal ? { internal } : {}) });
  const correct = (post: Post) => drafting.change({ editing: post.id, text: post.body ?? '', formatted: true, replyTo: null });

  return (
    <Panel title={isAdmin ? (resource.conversation?.title ?? 'Rozmowa z klientem') : 'Rozmowa z biurem'} className="conversation">
      {!page ? (
        <Pending error={error} refetch={retry} lines={5} inPanel={true} />
      ) : (
        <>
          {more && (
            <QuietButton size="small" className="earlier" aria-disabled={asking} onClick={() => asking || void earlier()}>
              {asking ? 'Wczytywanie…' : 'Wcześniejsze wiadomości'}
            </QuietButton>
          )}
          {posts.length === 0 && <p className="quiet no-posts">Nikt jeszcze nic nie napisał.</p>}
          <ol className="posts" aria-label="Wiadomości" aria-live="polite" aria-relevant="additions">
            {posts.map((post) => (
              <PostBubble key={post.id} post={post} onReply={page.looks_on ? undefined : reply} onCorrect={correct}>
                <Receipts receipts={page.receipts} post={post} isAdmin={isAdmin} />
              </PostBubble>
            ))}
          </ol>
          <OutboxHere place={placeOf(resource, id)} what="Niewysłane wiadomości" />
          {page.looks_on ? (
            <p className="quiet no-posts">Masz podgląd tej firmy, więc rozmowę tylko czytasz.</p>
          ) : (
            <Composer notes={page.notes} drafting={drafting} />
          )}
        </>
      )}
    </Panel>
  );
}

/** Who of the other side has read up to one's own side's post. */
function Receipts({ receipts, post, isAdmin }: { receipts: readonly Receipt[]; post: Post; isAdmin: boolean }) {
  const read = post.office === isAdmin ? receipts.filter((each) => each.post === post.id) : [];
  if (read.length === 0) return null;
  return <p className="receipts">Odczytano: {read.map(({ title, at }) => `${title}, ${formatDateTime(at)}`).join('; ')}</p>;
}
