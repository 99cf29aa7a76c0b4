import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { CampaignRow } from '../../../contract/campaigns';
import { Dialog, Foot } from '../../kit/Dialog';
import { useCampaignDeed } from './useCampaigns';

interface AsideProps {
  campaign: string;
  year: number;
  row: CampaignRow;
  onClose: () => void;
}

/** Sets a client aside with a reason, or takes them back in. */
export default function AsideDialog({ campaign, year, row: { company, state }, onClose }: AsideProps) {
  const [reason, setReason] = useState('');
  const { go, busy } = useCampaignDeed(campaign, year);
  const back = state === 'not_applicable';
  const save = async () => {
    const done = await go('aside', { company_id: company.id, reason: back ? null : reason }, () =>
      back ? 'Klient jest znów w kampanii.' : 'Odłożono z powodem.',
    );
    if (done) onClose();
  };
  return (
    <Dialog
      title={back ? `Jednak dotyczy: ${company.title}` : `Nie dotyczy: ${company.title}`}
      onClose={onClose}
      foot={
        <Foot action="Zapisz" doing={busy} disabled={!back && reason.trim() === ''} onDo={() => void save()} onClose={onClose} />
      }
    >
      {back ? (
        <p>Klient wróci do kampanii w stanie, w którym był.</p>
      ) : (
        <TextField
          fullWidth
          label="Dlaczego nie dotyczy"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
    </Dialog>
  );
}
