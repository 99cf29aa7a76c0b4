import { type ChangeEvent, useId, useState } from 'react';
import { fileEndings, type StoredFile } from '../../../../contract/files';
import { saidBy } from '../../../layout/Problem';
import { request } from '../../../providers/request';
import { useTransition } from '../../../resource/useTransition';
import { useUser } from '../../../session/useSession';
import { type Item, isWaiting, itemName, itemsResource } from '../item';

const accepted = fileEndings.map((ending) => `.${ending}`).join();

/** What a client says of one payment: paid, with a proof if there is one, or not after all. */
export function PaidButtons({ item }: { item: Item }) {
  const { go, doing } = useTransition(itemsResource, item);
  const { company_roles } = useUser();
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const role = company_roles[item.company_id];
  if (role !== 'owner' && role !== 'accountant') return null;

  async function prove({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    const form = new FormData();
    form.append('file', file, file.name);
    setSending(true);
    setFault(null);
    try {
      const { json } = await request<{ data: StoredFile[] }>('/api/files', { method: 'POST', body: form });
      const faults = await go('prove', { proof_ids: [...(item.proof_ids ?? []), ...json.data.map((each) => each.id)] });
      setFault(faults ? (Object.values(faults)[0] ?? null) : null);
    } catch (error) {
      setFault(saidBy(error));
    } finally {
      setSending(false);
      target.value = '';
    }
  }

  const isClaimed = item.payment_status === 'declared' || item.payment_status === 'proof_added';
  if (!isWaiting(item) && !isClaimed) return null;
  return (
    <div className="paid-buttons">
      {isWaiting(item) && (
        <button type="button" className="main-button" aria-disabled={doing} onClick={() => doing || void go('declare')}>
          Oznacz jako zapłacone <span className="unseen">{itemName(item)}</span>
        </button>
      )}
      <label className="quiet-button proof-label" htmlFor={id}>
        {sending ? 'Wysyłanie…' : 'Dodaj potwierdzenie'}
        <span className="unseen"> przelewu: {itemName(item)}</span>
        <input
          id={id}
          className="proof-input"
          type="file"
          accept={accepted}
          disabled={sending}
          onChange={(event) => void prove(event)}
        />
      </label>
      {isClaimed && (
        <button type="button" className="plain-button" aria-disabled={doing} onClick={() => doing || void go('retract')}>
          Cofnij oznaczenie <span className="unseen">{itemName(item)}</span>
        </button>
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
