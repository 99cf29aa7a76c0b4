import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentStates } from '../../../domain/settlement/sentStates';
import { TextBox } from '../../fields/TextBox';
import { OtherButton } from '../../kit/buttons';
import { Dialog, Foot } from '../../kit/Dialog';
import { usePaths } from '../../records/paths';
import { useShown } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { useSettlementDeed } from './useSettlementDeed';

/** The next version of a settlement that the client has: asks why, and leads there. */
export function CorrectButton() {
  const { resource, record } = useShown();
  const may = useMay();
  const [asking, setAsking] = useState(false);
  if (record.superseded || !sentStates.includes(String(record.status)) || !may('edit', resource, record)) return null;
  return (
    <>
      <OtherButton onClick={() => setAsking(true)}>Zrób korektę</OtherButton>
      {asking && <CorrectDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function CorrectDialog({ onClose }: { onClose: () => void }) {
  const { resource, record } = useShown();
  const id = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { deed, doing } = useSettlementDeed();
  const navigate = useNavigate();
  const paths = usePaths(resource);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing) return;
    if (reason.trim() === '') {
      setFault('Napisz, dlaczego');
      document.getElementById(id)?.focus();
      return;
    }
    const made = await deed(
      (provider) => provider.act(resource.name, record.id, 'correct', { reason }),
      'Korekta jest w przygotowaniu',
    );
    if (!made) return;
    const path = paths.show(String(made.data.id));
    onClose();
    if (path) navigate(path);
  }

  return (
    <Dialog
      title="Korekta rozliczenia"
      onClose={onClose}
      foot={<Foot form={`${id}-form`} action="Zrób korektę" doing={doing} onClose={onClose} />}
    >
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)} noValidate={true}>
        <p>Powstanie nowa wersja z tymi samymi pozycjami. Klient widzi dotychczasową, dopóki nie wyślesz nowej.</p>
        <TextBox
          id={id}
          label="Powód korekty (klient go zobaczy) *"
          rows={3}
          value={reason}
          fault={fault}
          input={{ maxLength: 2000 }}
          onChange={(typed) => {
            setReason(typed);
            setFault(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
