import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate, useNotify } from 'ra-core';
import { useParams } from 'react-router';
import { toWarsaw } from '../../../lib/dates';
import { OtherButton } from '../../kit/buttons';
import { saidBy } from '../../layout/Problem';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';
import { useTenant } from '../../tenant/useTenant';
import { Icon } from '../../theme/Icon';
import { useOpenEntry } from '../../timer/useOpenEntry';
import { useTimer } from '../../timer/useTimer';
import { CorrectButton } from './CorrectButton';
import { SettlementWork } from './SettlementWork';

/** What the upper part of the page shows in its own way. */
const drawn = ['checklist', 'status', 'superseded'];

/** A month's settlement as the place of work: stages, positions, checklist, versions, and time measured on it, begun on the server and stopped in the bar. */
export default function SettlementShow({ resource }: ScreenProps) {
  const { id } = useParams();
  const measures = useTenant().has('uptime');
  if (!resource || !id) return null;
  return (
    <RecordPage
      key={id}
      resource={resource}
      id={id}
      actions={(record) => (
        <>
          {measures && record.status !== 'closed' && <MeasureButton record={record} />}
          <CorrectButton record={record} />
        </>
      )}
      without={drawn}
      before={(record) => <SettlementWork record={record} resource={resource} />}
    />
  );
}

function MeasureButton({ record }: { record: RaRecord }) {
  const { entry } = useOpenEntry();
  const { startedAt } = useTimer();
  const [create, { isPending }] = useCreate();
  const client = useQueryClient();
  const notify = useNotify();
  if (entry || startedAt !== null) return null;

  async function start(): Promise<void> {
    try {
      const data = { start_date: toWarsaw(new Date()), settlement_id: record.id, source: 'timer' };
      await create('uptimes', { data }, { returnPromise: true });
      notify('Pomiar czasu rozliczenia trwa. Zatrzymasz go na górnym pasku.', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['uptimes'] });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  return (
    <OtherButton aria-disabled={isPending} onClick={() => isPending || void start()}>
      <Icon name="play" size={18} />
      Mierz czas tego rozliczenia
    </OtherButton>
  );
}
