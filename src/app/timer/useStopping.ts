import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { asSentence } from '../../lib/text';
import type { Field } from '../../schema';
import { readFields } from '../../schema/validate';
import { type Refused, useDeed } from '../kit/useDeed';
import { ApiError } from '../providers/apiError';
import type { StopDialogProps } from './StopDialog';
import { type SavedEntry, SavedOtherwise, useSaveOver } from './savedEntry';
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

type Faults = Readonly<Record<string, string>>;

/** The end of a measuring: what is asked of it, its saving, and what the server said against that. */
export function useStopping({ entry = null, onDone }: Pick<StopDialogProps, 'entry' | 'onDone'>) {
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

  async function save(typed: FieldValues): Promise<Faults | undefined> {
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
  function show(refused: Refused): Faults | undefined {
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

  return {
    since,
    /** The form's record before anything was said. */
    nothing,
    shown,
    asksEnd: asked.includes('end_date') && !saved,
    /** The entry that stands on the server otherwise than it was to be saved here. */
    saved,
    /** Another tab stopped it. */
    isGone: !running && timer.startedAt !== since,
    sentence,
    doing,
    save,
    keepSaved: () => {
      if (since !== null) timer.forget(since);
      onDone();
    },
  };
}

/** An overlap is said of the start, which has no box where the entry runs on the server. */
function reasonOf({ faults, sentence }: Refused, hasStart: boolean): string {
  return faults.start_date && !hasStart ? asSentence(faults.start_date) : sentence;
}

const required = (field: Field): Field => ({ ...field, options: { ...field.options, required: true } });
