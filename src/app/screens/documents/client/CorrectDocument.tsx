import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { documents } from '../../../../../resources/documents';
import { TextBox } from '../../../fields/TextBox';
import { FilePicker } from '../../../files/FilePicker';
import { UploadList } from '../../../files/UploadList';
import { useUploads } from '../../../files/useUploads';
import { saidBy } from '../../../layout/Problem';
import { request } from '../../../providers/request';
import { useMay } from '../../../records/usePermit';
import type { DocumentRecord } from '../DocumentNotices';

/** Sends a returned document again: with another file, with the missing description, or both. */
export function CorrectDocument({ document }: { document: DocumentRecord }) {
  const client = useQueryClient();
  const notify = useNotify();
  const mayEdit = useMay()('edit', documents);
  const [description, setDescription] = useState(String(document.expense_description ?? ''));
  const [doing, setDoing] = useState(false);

  async function send(values: Record<string, unknown>): Promise<void> {
    await request('/api/documents/', { method: 'PUT', body: { id: document.id, ...values } });
    notify('Wysłano ponownie. Dziękujemy!', { type: 'success' });
    void client.invalidateQueries();
  }
  const wantsWords = ['no_description', 'private', 'other'].includes(document.return_reason ?? '');
  const described = () => (wantsWords && description.trim() ? { expense_description: description.trim() } : {});
  const uploads = useUploads((stored) => send({ file_id: stored.id, ...described() }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing || !description.trim()) return;
    setDoing(true);
    await send(described()).catch((error: unknown) => notify(saidBy(error), { type: 'error' }));
    setDoing(false);
  }

  if (!mayEdit) return null;
  return (
    <form className="correct-document" onSubmit={(event) => void submit(event)}>
      {wantsWords && <TextBox label="Opis wydatku (cel firmowy)" rows={2} value={description} onChange={setDescription} />}
      <div className="asked-steps">
        <FilePicker label="Dodaj poprawiony plik" about={document.title} multiple={false} onPick={uploads.add} />
        {wantsWords && (
          <button type="submit" className="quiet-button" aria-disabled={doing || !description.trim()}>
            Wyślij z opisem, bez nowego pliku
          </button>
        )}
      </div>
      <UploadList uploads={uploads} />
    </form>
  );
}
