import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { type ErasurePreview, type ErasureReason, erasureReasons } from '../../contract/erasures';
import type { Begun } from '../../contract/jobs';
import { formatDate } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { SelectBox } from '../fields/SelectBox';
import { useStepUp } from '../form/useStepUp';
import { Dialog, Foot } from '../kit/Dialog';
import { Tick } from '../kit/Tick';
import { useDeed } from '../kit/useDeed';
import { Pending } from '../layout/Pending';
import { showBegun } from '../providers/begunJobs';
import { request } from '../providers/request';
import { useShown } from '../records/useDeclared';

interface EraseDialogProps {
  /** The erasure has begun; the record's page has nothing to show any more. */
  onBegun: () => void;
  onClose: () => void;
}

/** Shows what an erasure takes and what law keeps, and has it done once that was read, a reason picked, and it is sure who asks. */
export default function EraseDialog({ onBegun, onClose }: EraseDialogProps) {
  const { resource, record } = useShown();
  const notify = useNotify();
  const { confirmed, question } = useStepUp();
  const [reason, setReason] = useState<ErasureReason | ''>('');
  const [isRead, setRead] = useState(false);
  const { deed, doing } = useDeed();
  const body = { resource: resource.name, id: String(record.id) };
  const { data, error, refetch } = useQuery({
    queryKey: ['erasures', 'preview', body],
    queryFn: async () => (await request<{ data: ErasurePreview }>('/api/erasures/preview', { method: 'POST', body })).json.data,
    retry: false,
    gcTime: 0,
  });

  async function erase(): Promise<void> {
    if (!data || data.refused || doing) return;
    if (reason === '' || !isRead) {
      notify('Wybierz powód i potwierdź, że wiesz, co zniknie.', { type: 'warning' });
      return;
    }
    await deed(async () => {
      const begun = await confirmed(() => request<Begun>('/api/erasures', { method: 'POST', body: { ...body, reason } }));
      if (!begun) return;
      showBegun();
      onBegun();
    });
  }

  return (
    <>
      <Dialog
        title={`Usunąć trwale: ${data?.title || resource.labels.one}?`}
        onClose={doing ? undefined : onClose}
        foot={
          <Foot
            action="Usuń trwale"
            dangerous={true}
            doing={doing}
            disabled={!data || data.refused !== null}
            onDo={() => void erase()}
            onClose={doing ? undefined : onClose}
          />
        }
      >
        {!data ? (
          <Pending error={error} refetch={refetch} lines={4} />
        ) : (
          <>
            {data.refused && <p className="fault">{data.refused}</p>}
            <p>Tego nie można cofnąć. Po odtworzeniu starszej kopii zapasowej usunięcie powtórzy się samo.</p>
            <Along preview={data} />
            <Going preview={data} />
            <Keeping preview={data} />
            <SelectBox
              label="Powód"
              empty="Wybierz…"
              value={reason}
              options={Object.entries(erasureReasons)}
              onChange={(chosen) => setReason(chosen as ErasureReason)}
            />
            <Tick label="Wiem, co zniknie i co zostanie" checked={isRead} onTick={setRead} />
          </>
        )}
      </Dialog>
      {question}
    </>
  );
}

function Along({ preview: { along } }: { preview: ErasurePreview }) {
  return along.map(({ resource, label, names }) => (
    <p key={resource}>
      {label}, którzy nie mają dostępu do niczego innego, też znikną albo zostaną zablokowani: {names.join(', ')}.
    </p>
  ));
}

function Going({ preview: { goes, files } }: { preview: ErasurePreview }) {
  if (goes.length === 0) return <p>Dziś nie zniknie nic: wszystko chronią przepisy.</p>;
  return (
    <>
      <p>Zniknie na zawsze:</p>
      <ul>
        {goes.map(({ resource, label, count }) => (
          <li key={resource}>
            {label}: {count}
          </li>
        ))}
        {files > 0 && <li>{countOf(files, 'plik', 'pliki', 'plików')}</li>}
      </ul>
    </>
  );
}

function Keeping({ preview: { kept } }: { preview: ErasurePreview }) {
  if (kept.length === 0) return null;
  return (
    <>
      <p>Przepisy każą zachować; nikt tego nie zobaczy ani nie przywróci, a po terminie trafi do usunięcia:</p>
      <ul>
        {kept.map(({ resource, label, count, until, act }) => (
          <li key={`${resource} ${until} ${act}`}>
            {label}: {count}, do {formatDate(until)} ({act})
          </li>
        ))}
      </ul>
    </>
  );
}
