import type { RaRecord } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { resources } from '../../../../resources';
import { sentStates } from '../../../domain/settlement/sentStates';
import { TextBox } from '../../fields/TextBox';
import { OtherButton } from '../../kit/buttons';
import { Dialog, Foot } from '../../kit/Dialog';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';
import { useSettlementDeed } from './useSettlementDeed';

/** The next version of a settlement that the client has: asks why, and leads there. */
export function CorrectButton({ record }: { record: RaRecord }) {
  const may = useMay();
  const [asking, setAsking] = useState(false);
  if (record.superseded || !sentStates.includes(String(record.status)) || !may('edit', resources.settlements, record))
    return null;
  return (
    <>
      <OtherButton onClick={() => setAsking(true)}>Zrób korektę</OtherButton>
      {asking && <CorrectDialog record={record} onClose={() => setAsking(false)} />}
    </>
  );
}

function CorrectDialog({ record, onClose }: { record: RaRecord; onClose: () => void }) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { deed, doing } = useSettlementDeed();
  const navigate = useNavigate();
  const paths = usePaths(resources.settlements);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing) return;
    if (reason.trim() === '') {
      setFault('Napisz, dlaczego');
      document.getElementById(id)?.focus();
      return;
    }
    const made = await deed(
      (provider) => provider.act('settlements', record.id, 'correct', { reason }),
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
