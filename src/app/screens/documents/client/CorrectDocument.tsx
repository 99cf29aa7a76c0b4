import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { documents } from '../../../../../resources/documents';
import { TextBox } from '../../../fields/TextBox';
import { PhotoPicker } from '../../../files/PhotoPicker';
import { UploadList } from '../../../files/UploadList';
import { OtherButton } from '../../../kit/buttons';
import { type Said, useDeed } from '../../../kit/useDeed';
import { OutboxHere } from '../../../outbox/OutboxHere';
import { useDeliveries } from '../../../outbox/useDeliveries';
import { deliver, useOutbox } from '../../../outbox/useOutbox';
import { useMay } from '../../../records/usePermit';
import type { DocumentRecord } from '../DocumentNotices';
import { correctedDocument, describedDocument, describingPlace } from './deliveries';

const thanks = 'Wysłano ponownie. Dziękujemy!';

/** Sends a returned document again: with another file, with the missing description, or both. */
export function CorrectDocument({ document }: { document: DocumentRecord }) {
  const { deed, doing } = useDeed({ changes: 'all', waits: false });
  const notify = useNotify();
  const mayEdit = useMay()('edit', documents);
  const [description, setDescription] = useState(String(document.expense_description ?? ''));

  const wantsWords = ['no_description', 'private', 'other'].includes(document.return_reason ?? '');
  const described = () => (wantsWords && description.trim() ? { expense_description: description.trim() } : {});
  const uploads = useDeliveries({
    place: `document.${document.id}`,
    of: (file) => correctedDocument(file, String(document.id), described()),
    onSent: () => notify(thanks, { type: 'success' }),
  });

  const waits = useOutbox().items.some(({ delivery }) => delivery.place === describingPlace(document.id));
  const ready = !doing && !waits && description.trim() !== '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!ready) return;
    await deed(async () => {
      const outcome = await deliver(describedDocument(String(document.id), document.title, described()));
      if (outcome.state === 'refused') throw outcome.error;
      if (outcome.state === 'sent') return thanks;
      return { says: 'Nie ma sieci. Opis czeka na tym urządzeniu i pójdzie sam, gdy sieć wróci.', type: 'info' } satisfies Said;
    });
  }

  if (!mayEdit) return null;
  return (
    <form className="correct-document" onSubmit={(event) => void submit(event)}>
      {wantsWords && <TextBox label="Opis wydatku (cel firmowy)" rows={2} value={description} onChange={setDescription} />}
      <div className="asked-steps">
        <PhotoPicker label="Dodaj poprawiony plik" about={document.title} multiple={false} onPick={uploads.add} />
        {wantsWords && (
          <OtherButton type="submit" aria-disabled={!ready}>
            Wyślij z opisem, bez nowego pliku
          </OtherButton>
        )}
      </div>
      <OutboxHere place={describingPlace(document.id)} what={`Niewysłane: ${document.title}`} />
      <UploadList uploads={uploads} />
    </form>
  );
}
