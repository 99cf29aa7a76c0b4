import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Resource, Transition } from '../../../schema';
import { stateKey } from '../../records/sections';
import { useMoves } from '../useMoves';
import type { Act } from './act';

/**
 * Where a record may go from where it stands, everyday steps first: those that many records are taken through at once. A state that is
 * declared later is a step on, but for one that has to be explained, or is declared quiet.
 */
export function useMoveActs(resource: Resource, record: RaRecord): { acts: Act[]; dialogs: ReactNode } {
  const { open, doing, press, dialogs } = useMoves(resource, record);
  const key = stateKey(resource);
  const states = Object.keys((key && resource.fields[key]?.choices) || {});
  const now = key ? states.indexOf(String(record[key])) : -1;
  const isQuiet = ({ quiet }: Transition) => (Array.isArray(quiet) ? quiet.includes(record[key ?? '']) : quiet === true);
  const everyday = ({ bulk, reason }: Transition) => (bulk && !reason ? 1 : 0);
  const ordered = open.toSorted(([, one], [, other]) => everyday(other) - everyday(one));
  const acts = ordered.map(([name, transition]) => ({
    label: transition.label,
    forward: !transition.reason && !isQuiet(transition) && (transition.bulk === true || states.indexOf(transition.to) > now),
    busy: doing,
    press: () => press(name, transition),
  }));
  return { acts, dialogs };
}
