import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useId, useState } from 'react';
import { InputField } from '../../../form/InputField';
import { useSubmit } from '../../../form/useSubmit';
import { Dialog, Foot } from '../../../kit/Dialog';

interface PasskeyDialogProps {
  asked: PublicKeyCredentialCreationOptionsJSON;
  /** A name to begin with: what this browser is. */
  proposed: string;
  /** With the name of the key that was added; null where none was. */
  onClose: (name: string | null) => void;
}

/** Names the key by which one will know it on the list, and has the device make it. */
export function PasskeyDialog({ asked, proposed, onClose }: PasskeyDialogProps) {
  const form = useId();
  const [name, setName] = useState(proposed);
  const { submit, sending, refusal } = useSubmit(
    async () => {
      const { addPasskey } = await import('../../../providers/passkeys');
      await addPasskey(asked, name.trim());
      onClose(name.trim());
    },
    (): Record<string, string> => (name.trim() === '' ? { name: 'Nazwij ten klucz' } : {}),
  );
  return (
    <Dialog
      title="Dodaj klucz dostępu"
      onClose={() => onClose(null)}
      foot={<Foot form={form} action="Dodaj" saysDoing="Czekam na urządzenie…" doing={sending} onClose={() => onClose(null)} />}
    >
      <form id={form} onSubmit={submit} noValidate>
        <p>Przeglądarka zapyta, gdzie zapisać klucz: na tym urządzeniu, w telefonie czy na kluczu USB.</p>
        <InputField
          label="Nazwa klucza"
          maxLength={80}
          value={name}
          onChange={setName}
          fault={refusal.fields.name ?? refusal.fields.passkey ?? refusal.sentence}
          hint="Po niej poznasz go na liście, np. „Telefon Ewy”."
          first={true}
        />
      </form>
    </Dialog>
  );
}
