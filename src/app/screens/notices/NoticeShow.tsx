import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatDateTime } from '../../../lib/dates';
import { Page } from '../../layout/Page';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { useRead } from '../../notices/useNotices';
import { useDeclared } from '../../records/useDeclared';
import { useRecord } from '../../records/useRecord';

/** An opened notice is marked as read, and links to its subject. */
export default function NoticeShow() {
  const { id } = useParams();
  return id ? <Opened key={id} id={id} /> : null;
}

function Opened({ id }: { id: string }) {
  const { data, error, refetch } = useRecord(useDeclared(), id);
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
