import { useParams } from 'react-router';
import { RecordPage } from '../../resource/ShowScreen';
import { useTenant } from '../../tenant/useTenant';
import { MeasureButton } from '../../timer/MeasureButton';
import { approvalIsNext } from './approvalIsNext';
import { CorrectButton } from './CorrectButton';
import { SettlementWork } from './SettlementWork';
import { useItems } from './useItems';

/** What the upper part of the page shows in its own way. */
const drawn = ['checklist', 'status', 'superseded'];

/** A month's settlement as the place of work: stages, positions, checklist, versions, and time measured on it, begun on the server and stopped in the bar. */
export default function SettlementShow() {
  const measures = useTenant().has('uptime');
  const { id = '' } = useParams();
  const { data: items } = useItems(id);
  return (
    <RecordPage
      actions={(record) => (
        <>
          {measures && record.status !== 'closed' && (
            <MeasureButton of="rozliczenia" values={{ settlement_id: record.id }} label="Mierz czas tego rozliczenia" />
          )}
          <CorrectButton />
        </>
      )}
      without={drawn}
      nextElsewhere={(record) => approvalIsNext(record, items)}
      before={() => <SettlementWork />}
    />
  );
}
