import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router';
import { type SentSettlements, sendingLimits } from '../../../contract/sending';
import { countOf } from '../../../lib/text';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { followed, isBegun, putAway } from '../../providers/begunJobs';
import { request } from '../../providers/request';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import type { Progress } from '../../resource/importing/calls';
import { Running } from '../../resource/importing/Running';

/** Settlements whose amounts were just written go to their clients together: each whole, or it stays and says why. */
export function SendSettlements({ ids, onSent }: { ids: readonly string[]; onSent: () => void }) {
  const { send, doing } = useDeed({ changes: 'all', waits: false });
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  /** Undefined while nothing is being sent. */
  const [sending, setSending] = useState<Progress | undefined>(undefined);
  const [answer, setAnswer] = useState<SentSettlements | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const many = countOf(ids.length, 'rozliczenie', 'rozliczenia', 'rozliczeń');

  async function sendThese(which: readonly string[], said: Said, before: SentSettlements = none): Promise<void> {
    setAsking(false);
    if (doing) return;
    setFault(null);
    setSending(null);
    const came: SentSettlements = {
      sent: [...before.sent],
      skipped: before.skipped.filter(({ id }) => !which.includes(id)),
    };
    const refused = await send(() => sendAll(which, said, setSending, came));
    setSending(undefined);
    if (refused) {
      setFault(refused.sentence);
      // Those that nobody got to are held back as before, and may be tried again.
      const told = new Set([...came.sent, ...came.skipped.map(({ id }) => id)]);
      came.skipped.push(...before.skipped.filter(({ id }) => !told.has(id)));
    }
    // What went before a piece that failed stands.
    if (came.sent.length + came.skipped.length > 0) setAnswer(came);
    if (came.sent.length > 0) onSent();
  }

  if (answer)
    return (
      <>
        {sending !== undefined && <Running label="Wysyłam rozliczenia:" progress={sending} />}
        <Sent
          answer={answer}
          fault={fault}
          busy={sending !== undefined}
          onWithoutTopUps={(which) => sendThese(which, { checked, without_top_ups: true }, answer)}
        />
      </>
    );
  return (
    <Stack component="section" spacing={1} aria-label="Wysłanie klientom" sx={{ mt: 3 }}>
      <h2>Wyślij klientom</h2>
      <p className="quiet">
        Pozycje tych rozliczeń zostaną zatwierdzone, rozliczenia wyliczone i wysłane. Którego nie da się wysłać, zostanie bez
        zmian, a my powiemy dlaczego.
      </p>
      <Tick checked={checked} onTick={setChecked} label="Wymagane punkty kontrolne tych rozliczeń są zrobione" />
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {sending !== undefined && <Running label="Wysyłam rozliczenia:" progress={sending} />}
      <MainButton
        sx={{ alignSelf: 'flex-start' }}
        aria-disabled={sending !== undefined}
        onClick={() => sending === undefined && setAsking(true)}
      >
        Wyślij {many}
      </MainButton>
      {asking && (
        <ConfirmDialog
          title={`Wysłać ${many} klientom?`}
          action="Wyślij klientom"
          onConfirm={() => sendThese(ids, { checked })}
          onClose={() => setAsking(false)}
        >
          <p>Klienci dostaną powiadomienia. Kwot nie zmienisz potem inaczej niż korektą.</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** What is said of all that are sent. */
interface Said {
  checked: boolean;
  without_top_ups?: true;
}
const none: SentSettlements = { sent: [], skipped: [] };

/** As many at once as may go. Each settlement is whole by itself; what came of the pieces before one that failed stands in `came`. */
async function sendAll(
  ids: readonly string[],
  said: Said,
  tell: (progress: Progress) => void,
  came: SentSettlements,
): Promise<void> {
  for (let at = 0; at < ids.length; at += sendingLimits.settlements) {
    const piece = ids.slice(at, at + sendingLimits.settlements);
    const { sent, skipped } = await sendMany(piece, said, (now) => tell(now && { done: at + now.done, total: ids.length }));
    came.sent.push(...sent);
    came.skipped.push(...skipped);
  }
}

async function sendMany(ids: readonly string[], said: Said, tell: (progress: Progress) => void): Promise<SentSettlements> {
  const body = { settlement_ids: ids, ...said };
  const begun = await request<{ data: never }>('/api/settlements/send-many', { method: 'POST', body });
  if (!isBegun(begun)) throw new Error('Nie udało się wysłać rozliczeń.');
  const job = await followed(begun.json, { tell: ({ done, total }) => tell(total === null ? null : { done, total }) });
  await putAway(job.id);
  if (job.state !== 'done') throw new Error(job.says ?? 'Nie udało się wysłać rozliczeń.');
  return job.result as SentSettlements;
}

interface SentProps {
  answer: SentSettlements;
  fault: string | null;
  busy: boolean;
  onWithoutTopUps: (ids: readonly string[]) => Promise<void>;
}

function Sent({ answer: { sent, skipped }, fault, busy, onWithoutTopUps }: SentProps) {
  const [asking, setAsking] = useState(false);
  const held = skipped.filter(({ top_ups }) => top_ups).map(({ id }) => id);
  const many = countOf(held.length, 'rozliczenie', 'rozliczenia', 'rozliczeń');
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      {fault && (
        <Notice role="alert" severity="error">
          {fault} Pozostałe rozliczenia zostały bez zmian.
        </Notice>
      )}
      <Notice role="alert" severity={sent.length > 0 ? 'success' : 'info'}>
        Wysłano {countOf(sent.length, 'rozliczenie', 'rozliczenia', 'rozliczeń')}.
      </Notice>
      {skipped.length > 0 && (
        <Notice role="alert" severity="warning">
          Bez zmian: {countOf(skipped.length, 'rozliczenie', 'rozliczenia', 'rozliczeń')}.
          <ul>
            {skipped.map(({ id, title, why }) => (
              <li key={id}>
                <Link to={`/dashboard/reports/monthly-settlements/${id}`}>{title}</Link>: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {held.length > 0 && (
        <OtherButton sx={{ alignSelf: 'flex-start' }} disabled={busy} onClick={() => setAsking(true)}>
          Wyślij {many} bez dopłat rocznych
        </OtherButton>
      )}
      {asking && (
        <ConfirmDialog
          title={`Wysłać ${many} bez dopłat rocznych?`}
          action="Wyślij klientom"
          onConfirm={async () => {
            setAsking(false);
            await onWithoutTopUps(held);
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            Dopłaty bez kwoty znikną z tych rozliczeń: z zeznania nic nie zostało do zapłaty. Jeśli u kogoś zostało, wpisz mu
            najpierw kwotę.
          </p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
