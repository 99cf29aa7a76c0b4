import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { documentRequestItems } from '../../../../../resources/documentRequestItems';
import { formatMonth } from '../../../../lib/dates';
import { countOf } from '../../../../lib/text';
import { PhotoPicker } from '../../../files/PhotoPicker';
import { UploadList } from '../../../files/UploadList';
import { useArchiveFiles } from '../../../files/useArchiveFiles';
import { QuietButton } from '../../../kit/buttons';
import { StatusChip } from '../../../layout/StatusChip';
import { usePhone } from '../../../layout/usePhone';
import { useDeliveries } from '../../../outbox/useDeliveries';
import { ReasonDialog } from '../../../resource/ReasonDialog';
import { useTransition } from '../../../resource/useTransition';
import { lateWord, newDocument } from './deliveries';

const items = documentRequestItems;
const skip = items.fields.status.transitions?.skip;

interface AskedItemProps {
  item: RaRecord;
  writes: boolean;
  /** The first that waits has the filled button; a wall of them would say nothing. */
  isNext: boolean;
  /** Files are on their way: it must not leave the screen before they are there. */
  onBegin: () => void;
}

/** One thing asked for: a button that takes photos and files, and a way to say that there is none this month. */
export function AskedItem({ item, writes, isNext, onBegin }: AskedItemProps) {
  const source = usePhone() ? 'mobile' : 'web';
  const uploads = useDeliveries({
    place: `request-item.${item.id}`,
    says: lateWord,
    of: (file) => newDocument(file, '/documents', { source, company_id: item.company_id, request_item_id: item.id }),
  });
  const { goTyped } = useTransition(items, item);
  const [skipping, setSkipping] = useState(false);
  const label = String(item.label);
  const quantity = item.quantity_expected as number | null;

  const isAdded = item.status === 'uploaded' || uploads.uploads.some(({ state }) => state === 'done');

  const begin = (files: readonly File[]) => {
    onBegin();
    uploads.add(files);
  };
  const archives = useArchiveFiles(begin);

  return (
    <li className="asked-item">
      <p className="asked-label">
        {label}
        {quantity ? <span className="quiet"> ({countOf(quantity, 'sztuka', 'sztuki', 'sztuk')})</span> : null}{' '}
        {item.required === false && <span className="quiet">(jeśli dotyczy)</span>}
        {isAdded ? (
          <StatusChip label="Dodane, do sprawdzenia" color="info" />
        ) : (
          item.status === 'returned' && <StatusChip label="Do poprawy" color="error" />
        )}
      </p>
      {item.hint ? <p className="quiet lines">{String(item.hint)}</p> : null}
      {writes && (
        <div className="asked-steps">
          <PhotoPicker
            label={isAdded ? 'Dodaj jeszcze' : 'Dodaj zdjęcie lub plik'}
            about={label}
            quiet={isAdded || !isNext}
            onPick={archives.take}
          />
          {item.status === 'missing' && !isAdded && skip && (
            <QuietButton onClick={() => setSkipping(true)}>
              {item.period ? `Nie mam za ${formatMonth(String(item.period))}` : 'Nie mam'}
              <span className="unseen">: {label}</span>
            </QuietButton>
          )}
        </div>
      )}
      {archives.offer}
      <UploadList uploads={uploads} />
      {skipping && skip && (
        <ReasonDialog
          resource={items}
          transition={{ ...skip, label: 'Nie mam', confirm: `${label}: dlaczego nie ma?` }}
          onGo={(reason) => goTyped('skip', { reason })}
          onClose={() => setSkipping(false)}
        />
      )}
    </li>
  );
}
