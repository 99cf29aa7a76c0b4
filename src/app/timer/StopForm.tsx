import { Form } from 'ra-core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { resources } from '../../../resources';
import { formatDateTime, formatMinutes, toWarsaw } from '../../lib/dates';
import type { Field } from '../../schema';
import { readFields } from '../../schema/validate';
import { FieldInput } from '../fields/FieldInput';
import { sendAnew } from '../fields/sendAnew';
import { saidBy } from '../layout/Problem';
import { ApiError } from '../providers/apiError';
import { PanelTheme } from '../theme/PanelTheme';
import type { StopDialogProps } from './StopDialog';
import { useMinutesSince } from './useMinutesSince';
import { useOpenEntry } from './useOpenEntry';
import { useTimer } from './useTimer';
import '../resource/form.css';

const { fields } = resources.uptimes;
/** What may be said of measured time; of a settlement's entry only the comment is still open. */
const sayable = ['company_id', 'task_id', 'settlement_id', 'activity', 'kind', 'comment'] as const;
/** Seconds of a working day: what ran longer was perhaps forgotten, so its end is asked for. */
const longest = 8 * 60 * 60;
const nothing = { ...Object.fromEntries(sayable.map((key) => [key, null])), end_date: null };

/** The form of the stop dialog. A refusal leaves the timer running and everything as it was typed. */
export default function StopForm({ entry = null, leaving = false, onDone, onClose }: StopDialogProps) {
  const timer = useTimer();
  const open = useOpenEntry();
  const [sentence, setSentence] = useState<string | null>(null);
  const startedAt = entry ? open.startedAt : timer.startedAt;
  const [asksEnd, setAsksEnd] = useState(() => startedAt !== null && Date.now() / 1000 - startedAt > longest);
  const keys: readonly string[] = entry ? ['comment'] : sayable;
  const shown: Record<string, Field> = Object.fromEntries(
    keys.map((key) => [key, (fields as Record<string, Field>)[key] as Field]),
  );

  async function save(typed: FieldValues): Promise<Record<string, string> | undefined> {
    setSentence(null);
    const { values, faults } = readFields(typed, { ...shown, ...(asksEnd ? { end_date: required(fields.end_date) } : {}) });
    if (Object.keys(faults).length > 0) return faults;
    try {
      await (entry ? open.stop(values) : timer.stop(values));
      onDone();
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_long') setAsksEnd(true);
      else setSentence(reasonOf(error));
      return error instanceof ApiError && error.code !== 'too_long' ? error.body?.errors : undefined;
    }
  }

  if (startedAt === null) return <p>Pomiar zatrzymano już w innej karcie.</p>;
  return (
    <PanelTheme>
      <Form record={nothing} resolver={sendAnew} onSubmit={save} noValidate={true} disableInvalidFormNotification={true}>
        <p>
          Od {formatDateTime(toWarsaw(new Date(startedAt * 1000)))}, <Length since={startedAt} />.
        </p>
        {asksEnd && (
          <div className="notice-box" role="alert">
            <p>Pomiar trwa ponad 8 godzin. Podaj, kiedy praca naprawdę się skończyła; do tego czasu pomiar nie zginie.</p>
          </div>
        )}
        {sentence && (
          <div className="problem" role="alert">
            <p>{sentence} Pomiar trwa dalej.</p>
          </div>
        )}
        <div className="fields">
          {asksEnd && <FieldInput field={required(fields.end_date)} source="end_date" />}
          {Object.entries(shown).map(([key, field]) => (
            <FieldInput key={key} field={field} source={key} />
          ))}
        </div>
        <div className="dialog-actions stop-actions">
          {leaving && (
            <button type="button" className="plain-button" onClick={onDone}>
              Wyloguj bez zapisywania
            </button>
          )}
          <button type="button" className="quiet-button" onClick={onClose}>
            {leaving ? 'Zostań w panelu' : 'Mierz dalej'}
          </button>
          <button type="submit" className="main-button">
            {leaving ? 'Zapisz i wyloguj' : 'Zatrzymaj i zapisz'}
          </button>
        </div>
      </Form>
    </PanelTheme>
  );
}

/** An overlap is said of the start, which the dialog has no box for. */
function reasonOf(error: unknown): string {
  const said = error instanceof ApiError ? error.body?.errors?.start_date : undefined;
  return said ? `${said}.` : saidBy(error);
}

const required = (field: Field): Field => ({ ...field, options: { ...field.options, required: true } });

function Length({ since }: { since: number }) {
  return <strong className="number">{formatMinutes(useMinutesSince(since))}</strong>;
}
