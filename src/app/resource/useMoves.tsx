import type { RaRecord } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { openTransitions, type Resource, type Transition } from '../../schema';
import { stateKey } from '../records/sections';
import { useMay } from '../records/usePermit';
import { useUser } from '../session/useSession';
import { ConfirmDialog } from './ConfirmDialog';
import { questionOf } from './question';
import { ReasonDialog } from './ReasonDialog';
import { useTransition } from './useTransition';

interface Asked {
  name: string;
  transition: Transition;
}

/** Where a record may go from where it stands, for the person at hand. */
export function useOpenMoves(resource: Resource): (record: RaRecord) => [name: string, transition: Transition][] {
  const { isAdmin, roles } = useUser();
  const may = useMay();
  const key = stateKey(resource);
  const field = key ? resource.fields[key] : undefined;
  return (record) =>
    !key || !field
      ? []
      : openTransitions(field, String(record[key]))
          .filter(([, { client, needs }]) =>
            isAdmin
              ? client !== 'only' && (!needs || needs.some((role) => roles.includes(role))) && may('edit', resource, record)
              : Boolean(client),
          )
          .map(([name, transition]) => [name, isAdmin ? { ...transition, ...transition.office } : transition]);
}

/** Moves a record; `press` asks first where the declaration or the server says so, in `dialogs`, which the caller draws. */
export function useMoves(resource: Resource, record: RaRecord) {
  const { go, goTyped, doing, question, forgetQuestion } = useTransition(resource, record);
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useOpenMoves(resource)(record);

  const press = (name: string, transition: Transition) => {
    if (transition.reason || transition.confirm || asksMoment(resource, transition)) setAsked({ name, transition });
    else void go(name);
  };
  const asks = asked && (asked.transition.reason || asksMoment(resource, asked.transition));
  const dialogs: ReactNode = (
    <>
      {asked && asks && (
        <ReasonDialog
          resource={resource}
          transition={asked.transition}
          onGo={(reason, besides) => goTyped(asked.name, { ...(asked.transition.reason ? { reason } : {}), ...besides })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && !asks && (
        <ConfirmDialog
          {...questionOf(asked.transition.confirm ?? '')}
          action={asked.transition.label}
          onConfirm={() => go(asked.name)}
          onClose={() => setAsked(null)}
        />
      )}
      {question && (
        <ConfirmDialog
          title="Na pewno?"
          action={open.find(([name]) => name === question.name)?.[1].label ?? 'Tak'}
          onConfirm={() => go(question.name, question.body)}
          onClose={forgetQuestion}
        >
          <p>{question.says}</p>
        </ConfirmDialog>
      )}
    </>
  );
  return { open, doing, press, dialogs };
}

/** It needs a moment and nothing else. */
export function asksMoment({ fields }: Resource, { asks: [key, ...more] = [], reason }: Transition): boolean {
  return key !== undefined && more.length === 0 && !reason && fields[key]?.type === 'dateTime';
}
