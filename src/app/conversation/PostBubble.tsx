import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Post } from '../../contract/conversation';
import { formatDateTime } from '../../lib/dates';
import { richText } from '../../schema';
import { QuietButton } from '../kit/buttons';
import { useDeed } from '../kit/useDeed';
import { request } from '../providers/request';
import { useShown } from '../records/useDeclared';
import { ConfirmDialog } from '../resource/ConfirmDialog';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { Icon } from '../theme/Icon';
import { BeginRecord } from './BeginRecord';
import { PostFiles } from './PostFiles';

const Markup = lazy(() => import('../fields/richTextMarkup'));

interface PostBubbleProps {
  post: Post;
  /** Left out for people who only read. */
  onReply?: ((post: Post) => void) | undefined;
  onCorrect: (post: Post) => void;
  /** Under the bubble. */
  children: ReactNode;
}

/** One post: who, when, what, and what can be done with it. */
export function PostBubble({ post, onReply, onCorrect, children }: PostBubbleProps) {
  const { author, office, mine, internal, body, reply_to, files, created_at, edited_at, retracted_at, open } = post;
  const firm = useTenant().tenant.name;
  const { isAdmin } = useUser();
  const kind = internal ? ' post-internal' : mine ? ' post-mine' : '';
  const name = mine ? 'Ty' : (author?.title ?? firm);
  return (
    <li className={`post${kind}`} id={`post-${post.id}`}>
      <div className="bubble">
        <p className="post-head">
          <strong>{name}</strong>
          {!mine && <span className="quiet">{office ? 'biuro' : 'klient'}</span>}
          {internal && <span className="post-note">Notatka wewnętrzna, klient jej nie widzi</span>}
        </p>
        {reply_to && (
          <a className="quoted" href={`#post-${reply_to.id}`}>
            <span className="unseen">Odpowiedź na: </span>
            <strong>{reply_to.author?.title ?? firm}</strong> {reply_to.excerpt}
          </a>
        )}
        {retracted_at ? (
          <p className="quiet">Wiadomość wycofana.</p>
        ) : (
          body && (
            <Suspense fallback={<p className="lines">{richText.format(body)}</p>}>
              <Markup html={body} />
            </Suspense>
          )
        )}
        <PostFiles files={files} />
        <p className="post-foot">
          <time dateTime={created_at.replace(' ', 'T')}>{formatDateTime(created_at)}</time>
          {edited_at && !retracted_at && <span> · poprawiono {formatDateTime(edited_at)}</span>}
        </p>
      </div>
      {!retracted_at && (
        <div className="post-deeds">
          {onReply && (
            <QuietButton size="small" onClick={() => onReply(post)}>
              Odpowiedz
              <span className="unseen">
                : {name}, {formatDateTime(created_at)}
              </span>
            </QuietButton>
          )}
          {isAdmin && body && <BeginRecord post={post} name={name} />}
          {open && body && (
            <QuietButton size="small" onClick={() => onCorrect(post)}>
              <Icon name="edit" size={16} />
              Popraw
            </QuietButton>
          )}
          {open && <RetractButton post={post} />}
        </div>
      )}
      {children}
    </li>
  );
}

function RetractButton({ post }: { post: Post }) {
  const { resource, record } = useShown();
  const [asking, setAsking] = useState(false);
  const { deed } = useDeed({ changes: [resource.name] });
  const retract = () =>
    deed(async () => {
      await request(`/api/${resource.name}/${record.id}/posts/${post.id}`, { method: 'DELETE' });
    });
  return (
    <>
      <QuietButton size="small" onClick={() => setAsking(true)}>
        Wycofaj
      </QuietButton>
      {asking && (
        <ConfirmDialog
          title="Wycofać wiadomość?"
          action="Wycofaj"
          dangerous={true}
          onConfirm={retract}
          onClose={() => setAsking(false)}
        >
          <p>Jej treść i pliki znikną u wszystkich; zostanie tylko ślad, że wiadomość była.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
