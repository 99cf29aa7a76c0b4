import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SentSettlements } from '../../../contract/sending';
import { asSentence, countOf } from '../../../lib/text';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import type { Progress } from '../../resource/importing/calls';
import { Running } from '../../resource/importing/Running';
import { officePath } from '../../routing/officePath';
import { type Said, sendAll, sentOf, Unsure } from './sendMany';

/** Settlements whose amounts were just written go to their clients together: each whole, or it stays and says why. */
export function SendSettlements({ ids, onSent }: { ids: readonly string[]; onSent: () => void }) {
  const { deed, send, doing } = useDeed({ changes: 'all', waits: false });
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  /** Undefined while nothing is being sent. */
  const [sending, setSending] = useState<Progress | undefined>(undefined);
  const [answer, setAnswer] = useState<SentSettlements | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [unsure, setUnsure] = useState<Unfinished | null>(null);
  const many = countOf(ids.length, 'rozliczenie', 'rozliczenia', 'rozliczeń');

  async function sendThese(which: readonly string[], said: Said, before: SentSettlements = none): Promise<void> {
    setAsking(false);
    if (doing) return;
    setFault(null);
    setUnsure(null);
    setSending(null);
    const came: SentSettlements = {
      sent: [...before.sent],
      skipped: before.skipped.filter(({ id }) => !which.includes(id)),
    };
    const refused = await send(() => sendAll(which, said, setSending, came));
    setSending(undefined);
    const unsureOf = refused?.error instanceof Unsure ? refused.error : null;
    const lost = unsureOf?.ids ?? [];
    if (refused) {
      const known = new Set([...came.sent, ...came.skipped.map(({ id }) => id), ...lost]);
      if (unsureOf) setUnsure({ ids: lost, untried: which.filter((id) => !known.has(id)), said, says: unsureOf.says });
      else setFault(refused.sentence);
      // Those that nobody got to are held back as before, and may be tried again.
      const told = new Set([...came.sent, ...came.skipped.map(({ id }) => id), ...lost]);
      came.skipped.push(...before.skipped.filter(({ id }) => !told.has(id)));
    }
    // What went before a piece that failed stands.
    if (came.sent.length + came.skipped.length + lost.length > 0) setAnswer(came);
    if (came.sent.length > 0) onSent();
  }

  /** What became of those of which no answer came. */
  async function look(): Promise<string> {
    if (!unsure || !answer) return '';
    const sent = await sentOf(unsure.ids);
    const left = unsure.ids.filter((id) => !sent.includes(id));
    setAnswer({ ...answer, sent: [...answer.sent, ...sent] });
    setUnsure(left.length + unsure.untried.length > 0 ? { ...unsure, ids: left } : null);
    if (sent.length > 0) onSent();
    return left.length === 0
      ? 'Wszystkie zostały wysłane.'
      : `Jeszcze niewysłane: ${countOf(left.length, 'rozliczenie', 'rozliczenia', 'rozliczeń')}.`;
  }

  if (answer)
    return (
      <>
        {sending !== undefined && <Running label="Wysyłam rozliczenia:" progress={sending} />}
        <Sent
          answer={answer}
          fault={fault}
          busy={sending !== undefined || doing}
          unsure={unsure}
          onLook={() => void deed(look)}
          onAgain={() => unsure && sendThese([...unsure.ids, ...unsure.untried], unsure.said, answer)}
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

const none: SentSettlements = { sent: [], skipped: [] };

/** Sending that did not come to its end. */
interface Unfinished {
  /** Of which it is not known whether they were sent. */
  ids: readonly string[];
  /** Which nobody has got to. */
  untried: readonly string[];
  said: Said;
  /** Why, in the server's words; null where its answer was lost. */
  says: string | null;
}

interface SentProps {
  answer: SentSettlements;
  fault: string | null;
  busy: boolean;
  unsure: Unfinished | null;
  onLook: () => void;
  onAgain: () => void;
  onWithoutTopUps: (ids: readonly string[]) => Promise<void>;
}

const settlements = (count: number) => countOf(count, 'rozliczenie', 'rozliczenia', 'rozliczeń');

function whyUnsure({ ids, says }: Unfinished): string {
  const many = settlements(ids.length);
  if (says) return `${asSentence(says)} Sprawdź, co z tego wysłano: ${many}.`;
  return `Odpowiedź serwera nie dotarła, więc nie wiadomo, czy wysłał ${many}. Mógł to już zrobić albo właśnie robi. Gdy wróci połączenie, sprawdź, co wysłał.`;
}

function Sent({ answer: { sent, skipped }, fault, busy, unsure, onLook, onAgain, onWithoutTopUps }: SentProps) {
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
      {unsure && (
        <>
          <Notice role="alert" severity="warning">
            {unsure.ids.length > 0 && <>{whyUnsure(unsure)} </>}
            {unsure.untried.length > 0 && `Jeszcze nie próbowaliśmy wysłać: ${settlements(unsure.untried.length)}. `}
            Możesz wysłać ponownie: co już poszło, nie pójdzie drugi raz.
          </Notice>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {unsure.ids.length > 0 && (
              <MainButton disabled={busy} onClick={onLook}>
                Sprawdź, co wysłano
              </MainButton>
            )}
            <OtherButton disabled={busy} onClick={onAgain}>
              Wyślij ponownie
            </OtherButton>
          </Stack>
        </>
      )}
      {(sent.length > 0 || !unsure) && (
        <Notice role="alert" severity={sent.length > 0 ? 'success' : 'info'}>
          Wysłano {countOf(sent.length, 'rozliczenie', 'rozliczenia', 'rozliczeń')}.
        </Notice>
      )}
      {skipped.length > 0 && (
        <Notice role="alert" severity="warning">
          Bez zmian: {countOf(skipped.length, 'rozliczenie', 'rozliczenia', 'rozliczeń')}.
          <ul>
            {skipped.map(({ id, title, why }) => (
              <li key={id}>
                <Link to={officePath('settlements.show', { id })}>{title}</Link>: {why}
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
