import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { asSentence } from '../../lib/text';
import { ApiError } from '../providers/apiError';
import { saidBy } from '../providers/saidBy';
import { offering } from './offering';

interface Asked {
  /** Names of resources whose lists and records are asked for anew, done or refused; `all` is whatever stands on the screen. */
  changes?: readonly string[] | 'all';
  /** Whether a press that was done is at work until they have come; what closes itself once the work is done need not wait for them. */
  waits?: boolean;
  /** Whether presses are of different things, such as ticks of a list, and none keeps another from its work. */
  parallel?: boolean;
}

/** What a press says besides its work. */
export interface Press {
  /** The row it is in, or what else tells it from its likes: presses of different rows do not wait for each other. */
  row?: Identifier | undefined;
  /** Sees a failure first, and answers true where it has shown it itself, in a question or at a field. */
  refused?: (error: unknown) => boolean;
  /** Shows what is wrong by field, at its fields; a refusal of the whole is still said in passing. */
  faults?: (faults: Faults) => void;
}
type Faults = Readonly<Record<string, string>>;

/** What a deed says once it is done, where that is no plain success or can be taken back. */
export interface Said {
  says: string;
  type?: 'success' | 'info' | 'warning';
  /** Work behind „Cofnij”; how it ended is said like the first. */
  undo?: (() => Promise<unknown>) | undefined;
}

/** What a form shows of a save that was refused. */
export interface Refused {
  /** Of the whole, in the server's words. */
  sentence: string;
  /** What is wrong, by field; nothing where it is none's. */
  faults: Faults;
  error: unknown;
}

/** What stands at a field that a form asks for alone: its own fault, else the first of any, else the sentence. */
export const faultAt = (field: string, { faults, sentence }: Refused): string =>
  faults[field] ?? Object.values(faults)[0] ?? sentence;

/** Faults in a row of sentences, where no field stands to show them at. */
export const allFaults = (faults: Faults): string => Object.values(faults).map(asSentence).join(' ');

/** The row of a press that names none. */
const only = '';

/**
 * A press that asks the server: while it is at work a second press does nothing, how it ended is said, and what it changed is asked for anew.
 * `deed` takes the work and never throws: it tells whether the work was done. A string or `Said` that the work answers is said; `false`
 * is the answer of work that was given up. `doingIn` says whether the press of one row is at work, `doing` of any.
 * `send` is the same for a form: a refusal is not said in passing but answered, for the form to show; null is all other ends.
 */
export function useDeed({ changes = [], waits = true, parallel = false }: Asked = {}) {
  const client = useQueryClient();
  const notify = useNotify();
  const going = useRef(new Set<Identifier>());
  const [rows, setRows] = useState<ReadonlySet<Identifier>>(new Set());

  const askAnew = () =>
    changes === 'all'
      ? client.invalidateQueries()
      : Promise.all(changes.map((name) => client.invalidateQueries({ queryKey: [name] })));
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    // Without a network it is refused at once and said, not kept for later: what may wait goes by the outbox.
    networkMode: 'always',
    onSettled: (_came, refused) => {
      const anew = askAnew();
      // A refusal is shown at once.
      return waits && !refused ? anew : undefined;
    },
  });

  function say(told: string | Said): void {
    const { says, type = 'success', undo } = typeof told === 'string' ? { says: told } : told;
    notify(says, { type, ...(undo ? offering('Cofnij', () => void attempt(undo)) : {}) });
  }

  async function attempt(work: () => Promise<unknown>, { refused, faults }: Press = {}): Promise<boolean> {
    try {
      const came = await mutateAsync(work);
      if (typeof came === 'string' || isSaid(came)) say(came);
      return came !== false;
    } catch (error) {
      if (refused?.(error)) return false;
      const wrong = faultsOf(error);
      if (faults && Object.keys(wrong).length > 0) {
        faults(wrong);
        return false;
      }
      // Somebody was faster: what stands now is on the screen.
      const overtaken = error instanceof ApiError && error.status === 409;
      notify(saidBy(error), { type: overtaken ? 'warning' : 'error' });
      return false;
    }
  }

  async function deed(work: () => Promise<unknown>, { row = only, ...press }: Press = {}): Promise<boolean> {
    if (going.current.has(row) && !parallel) return false;
    going.current.add(row);
    if (row !== only) setRows(new Set(going.current));
    const done = await attempt(work, press);
    going.current.delete(row);
    if (row !== only) setRows(new Set(going.current));
    return done;
  }

  async function send(work: () => Promise<unknown>, { row }: Pick<Press, 'row'> = {}): Promise<Refused | null> {
    let refusal: Refused | null = null;
    const refused = (error: unknown) => {
      refusal = { sentence: saidBy(error), faults: faultsOf(error), error };
      return true;
    };
    await deed(work, { row, refused });
    return refusal;
  }
  return { deed, send, doing: isPending || rows.size > 0, doingIn: (row: Identifier) => rows.has(row) };
}

const faultsOf = (error: unknown): Faults => (error instanceof ApiError && error.body?.errors) || {};

const isSaid = (came: unknown): came is Said =>
  typeof came === 'object' && came !== null && 'says' in came && typeof came.says === 'string';
