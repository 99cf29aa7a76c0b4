import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatDateTime } from '../../../lib/dates';
import type { Resource } from '../../../schema';
import { Page } from '../../layout/Page';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { useRead } from '../../notices/useNotices';
import { useRecord } from '../../records/useRecord';
import type { ScreenProps } from '../../routing/route';

/** An opened notice is marked as read, and links to its subject. */
export default function NoticeShow({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <Opened key={id} resource={resource} id={id} /> : null;
}

function Opened({ resource, id }: { resource: Resource; id: string }) {
  const { data, error, refetch } = useRecord(resource, id);
  const navigate = useNavigate();
  const read = useRead();
  const begun = useRef(false);
  useEffect(() => {
    if (!data || begun.current) return;
    begun.current = true;
    if (!data.read_at) read([id]).catch(() => null);
    if (data.link) navigate(String(data.link), { replace: true });
  }, [data, id, navigate, read]);
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />;
  return (
    <Page recordTitle={data && String(data.text)}>
      <div className="panel">
        {data ? (
          <div className="panel-body">
            <p>{String(data.text)}</p>
            <p className="quiet number">{formatDateTime(String(data.created_at))}</p>
          </div>
        ) : (
          <Skeleton lines={3} />
        )}
      </div>
    </Page>
  );
}
