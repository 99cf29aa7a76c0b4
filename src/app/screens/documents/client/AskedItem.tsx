import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { documentRequestItems } from '../../../../../resources/documentRequestItems';
import { FilePicker } from '../../../files/FilePicker';
import { UploadList } from '../../../files/UploadList';
import { useUploads } from '../../../files/useUploads';
import { StatusChip } from '../../../layout/StatusChip';
import { ReasonDialog } from '../../../resource/ReasonDialog';
import { useTransition } from '../../../resource/useTransition';
import { useKeepDocument } from './useKeepDocument';

const items = documentRequestItems;
const skip = items.fields.status.transitions?.skip;

interface AskedItemProps {
  item: RaRecord;
  writes: boolean;
  /** Files are on their way: it must not leave the screen before they are there. */
  onBegin: () => void;
}

/** One thing asked for: a big button that takes photos and files, and a way to say that there is none this month. */
export function AskedItem({ item, writes, onBegin }: AskedItemProps) {
  const keep = useKeepDocument();
  const uploads = useUploads((stored, said) => keep(stored, { company_id: item.company_id, request_item_id: item.id, ...said }));
  const { go } = useTransition(items, item);
  const [skipping, setSkipping] = useState(false);
  const label = String(item.label);
  const quantity = item.quantity_expected as number | null;

  const begin = (files: readonly File[]) => {
    onBegin();
    uploads.add(files);
  };

  return (
    <li className="asked-item">
      <p className="asked-label">
        {label}
        {quantity ? <span className="quiet"> (sztuk: {quantity})</span> : null}{' '}
        {item.required === false && <span className="quiet">jeśli są</span>}
        {item.status === 'returned' && <StatusChip label="do poprawy" color="error" />}
      </p>
      {item.hint ? <p className="quiet lines">{String(item.hint)}</p> : null}
      {writes && (
        <div className="asked-steps">
          <FilePicker label="Dodaj zdjęcie lub plik" about={label} onPick={begin} />
          {item.status === 'missing' && skip && (
            <button type="button" className="plain-button" onClick={() => setSkipping(true)}>
              Nie mam w tym miesiącu
              <span className="unseen">: {label}</span>
            </button>
          )}
        </div>
      )}
      <UploadList uploads={uploads} />
      {skipping && skip && (
        <ReasonDialog
          resource={items}
          transition={{ ...skip, label: 'Nie mam', confirm: `${label}: dlaczego nie ma?` }}
          onGo={(reason) => go('skip', { reason })}
          onClose={() => setSkipping(false)}
        />
      )}
    </li>
  );
}
