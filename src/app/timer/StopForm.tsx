import { Form } from 'ra-core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { resources } from '../../../resources';
import { formatDateTime, formatMinutes, toWarsaw } from '../../lib/dates';
import { asSentence } from '../../lib/text';
import type { Field } from '../../schema';
import { readFields } from '../../schema/validate';
import { FieldInput } from '../fields/FieldInput';
import { sendAnew } from '../fields/sendAnew';
import { QuietButton } from '../kit/buttons';
import { Foot } from '../kit/Dialog';
import { Notice } from '../kit/Notice';
import { type Refused, useDeed } from '../kit/useDeed';
import { ApiError } from '../providers/apiError';
import { PanelTheme } from '../theme/PanelTheme';
import type { StopDialogProps } from './StopDialog';
import { type SavedEntry, SavedOtherwise, toldEntry, useSaveOver } from './savedEntry';
import { useMinutesSince } from './useMinutesSince';
import { secondsOf, useOpenEntry } from './useOpenEntry';
import { useTimer } from './useTimer';

const { fields } = resources.uptimes;
/** What may be said of measured time; of a settlement's entry only the comment is still open. */
const sayable = ['company_id', 'task_id', 'settlement_id', 'activity', 'kind', 'comment'] as const;
/** Seconds of a working day: what ran longer was perhaps forgotten, so its end is asked for. */
const longest = 8 * 60 * 60;
/** What is asked only once it is needed: a start or an end that was not just measured, and why closed time changes. */
const askable = ['start_date', 'end_date', 'change_reason'] as const;
type Asked = (typeof askable)[number];

/** The form of the stop dialog. A refusal leaves the timer running and everything as it was typed. */
export default function StopForm({ entry = null, leaving = false, onDone, onClose }: StopDialogProps) {
  const timer = useTimer();
  const open = useOpenEntry();
  const saveOver = useSaveOver();
  const { send, doing } = useDeed();
  const [running] = useState(entry);
  // Another tab may stop it while this one is asked: what was typed here must still be sayable.
  const [since] = useState(() => (running ? secondsOf(running.start_date) : timer.startedAt));
  const [sentence, setSentence] = useState<string | null>(null);
  const [saved, setSaved] = useState<SavedEntry | null>(null);
  const [measuredEnd, setMeasuredEnd] = useState<string | null>(null);
  const [asked, setAsked] = useState<readonly Asked[]>(() =>
    since !== null && Date.now() / 1000 - since > longest ? ['end_date'] : [],
  );
  const [nothing] = useState(() => ({
    ...Object.fromEntries([...sayable, ...askable].map((key) => [key, null])),
    start_date: since === null ? null : toWarsaw(new Date(since * 1000)),
  }));
  const isGone = !running && timer.startedAt !== since;
  const ask = (key: Asked) => setAsked((keys) => (keys.includes(key) ? keys : [...keys, key]));
  const asking = askable.filter((key) => asked.includes(key) && !(saved && key === 'start_date'));
  const keys: readonly string[] = running ? ['comment'] : sayable;
  const shown: Record<string, Field> = Object.fromEntries([
    ...asking.map((key) => [key, required(fields[key])]),
    ...keys.map((key) => [key, (fields as Record<string, Field>)[key]]),
  ]);

  async function keep(values: Record<string, unknown>, start: number): Promise<void> {
    const end_date = values.end_date ?? toWarsaw(new Date());
    if (saved) {
      await saveOver(saved, running ? values : { ...values, end_date: values.end_date ?? measuredEnd });
      timer.forget(start);
    } else if (running) await open.stop(running, { ...values, end_date });
    else {
      setMeasuredEnd(end_date as string);
      await timer.stop(start, { ...values, end_date: end_date as string });
    }
  }

  async function save(typed: FieldValues): Promise<Readonly<Record<string, string>> | undefined> {
    setSentence(null);
    const { values, faults } = readFields(typed, shown);
    if (Object.keys(faults).length > 0) return faults;
    if (since === null) return undefined;
    const refused = await send(async () => {
      await keep(values, since);
      onDone();
    });
    return refused ? show(refused) : undefined;
  }

  /** Asks for what was missing, or says what was refused; answers the faults of fields. */
  function show(refused: Refused): Readonly<Record<string, string>> | undefined {
    const { error } = refused;
    const code = error instanceof ApiError ? error.code : undefined;
    if (error instanceof SavedOtherwise) setSaved(error.saved);
    else if (code === 'too_long') ask('end_date');
    else {
      setSentence(reasonOf(refused, !running));
      if (refused.faults.change_reason) ask('change_reason');
      if (!running && (refused.faults.start_date || code === 'closed')) ask('start_date');
      return refused.faults;
    }
    return undefined;
  }

  function keepSaved(): void {
    if (since !== null) timer.forget(since);
    onDone();
  }

  if (since === null) return <p>Pomiar zatrzymano już w innej karcie.</p>;
  const runsOn = saved || isGone ? '' : ' Pomiar trwa dalej.';
  return (
    <PanelTheme>
      <Form record={nothing} resolver={sendAnew} onSubmit={save} noValidate={true} disableInvalidFormNotification={true}>
        <p>
          Od {formatDateTime(toWarsaw(new Date(since * 1000)))}, <Length since={since} />.
        </p>
        {saved ? (
          <Notice severity="warning" role="alert" above={true}>
            Ten pomiar jest już zapisany: {toldEntry(saved)}. Tutaj wpisano co innego. Nic nie zginęło: wybierz, co ma zostać.
          </Notice>
        ) : (
          isGone && (
            <Notice severity="warning" role="status" above={true}>
              Pomiar zatrzymano już w innej karcie. To, co tu wpiszesz, możesz jeszcze zapisać.
            </Notice>
          )
        )}
        {asked.includes('end_date') && !saved && (
          <Notice severity="warning" role="alert" above={true}>
            Pomiar trwa ponad 8 godzin. Podaj, kiedy praca naprawdę się skończyła; do tego czasu pomiar nie zginie.
          </Notice>
        )}
        {sentence && (
          <Notice severity="error" role="alert" above={true}>
            {sentence}
            {runsOn}
          </Notice>
        )}
        <div className="fields">
          {Object.entries(shown).map(([key, field]) => (
            <FieldInput key={key} field={field} source={key} />
          ))}
        </div>
        <Foot
          apart={leaving && <QuietButton onClick={onDone}>Wyloguj bez zapisywania</QuietButton>}
          back={saved ? 'Zostaw zapisany wpis' : leaving ? 'Zostań w panelu' : isGone ? 'Zamknij' : 'Mierz dalej'}
          action={saved ? 'Zapisz moje zamiast tamtego' : leaving ? 'Zapisz i wyloguj' : isGone ? 'Zapisz' : 'Zatrzymaj i zapisz'}
          doing={doing}
          onClose={doing ? undefined : saved ? keepSaved : onClose}
        />
      </Form>
    </PanelTheme>
  );
}

/** An overlap is said of the start, which has no box where the entry runs on the server. */
function reasonOf({ faults, sentence }: Refused, hasStart: boolean): string {
  return faults.start_date && !hasStart ? asSentence(faults.start_date) : sentence;
}

const required = (field: Field): Field => ({ ...field, options: { ...field.options, required: true } });

function Length({ since }: { since: number }) {
  return <strong className="number">{formatMinutes(useMinutesSince(since))}</strong>;
}
