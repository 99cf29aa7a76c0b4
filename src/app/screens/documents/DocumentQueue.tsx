import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { StoredFile } from '../../../contract/files';
import { countOf } from '../../../lib/text';
import { drawable } from '../../files/FilePreview';
import { pictureUrl } from '../../files/pictures';
import { OtherButton } from '../../kit/buttons';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { officePath } from '../../routing/officePath';
import { QueuedDocument } from './QueuedDocument';
import { useQueue } from './useQueue';
import './documents.css';

/** One document after another, file and facts side by side: a key for each decision, and the next is there at once. */
export default function DocumentQueue() {
  const [query] = useSearchParams();
  const [byCompany, setByCompany] = useStore('documents.byCompany', false);
  const queue = useQueue(query.get('od'), byCompany);
  const { document, left, leftOfCompany } = queue;

  // The next one's first page is fetched while this one is read.
  const ahead = queue.next?.file as StoredFile | null | undefined;
  useEffect(() => {
    if (ahead && drawable(ahead) && ahead.state === 'ready') pictureUrl(ahead.id).catch(() => undefined);
  }, [ahead]);

  return (
    <Page
      beside={
        document && (
          <span className="quiet number">
            {countOf(left, 'czeka', 'czekają', 'czeka')}
            {leftOfCompany !== null && `, z tej firmy ${leftOfCompany}`}
          </span>
        )
      }
    >
      {queue.error ? (
        <Problem error={queue.error} onRetry={() => void queue.refetch()} />
      ) : queue.isPending ? (
        <div className="panel">
          <Skeleton lines={10} />
        </div>
      ) : document ? (
        <QueuedDocument
          key={document.id}
          id={String(document.id)}
          onMove={queue.move}
          onDecided={queue.decided}
          hasNext={queue.next !== undefined}
          hasPrevious={queue.hasPrevious}
          byCompany={byCompany}
          onByCompany={(wanted) => {
            queue.hold();
            setByCompany(wanted);
          }}
        />
      ) : (
        <div className="panel">
          <Empty
            title="Kolejka jest pusta"
            action={
              <OtherButton component={Link} to={officePath('documents.list')}>
                Wszystkie dokumenty
              </OtherButton>
            }
          >
            Wszystkie dokumenty od klientów są sprawdzone. Nowe pojawią się tutaj same.
          </Empty>
        </div>
      )}
    </Page>
  );
}
