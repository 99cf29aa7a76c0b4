import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { openTransitions, type Resource, type Transition } from '../../schema';
import { useUser } from '../session/useSession';
import { ConfirmDialog } from './ConfirmDialog';
import { MomentDialog } from './MomentDialog';
import { ReasonDialog } from './ReasonDialog';
import { stateKey } from './sections';
import { useMay } from './usePermit';
import { useTransition } from './useTransition';

interface Asked {
  name: string;
  transition: Transition;
}

/** Where a record may go from where it stands, a button each; asks first where the declaration says so. */
export function TransitionButtons({
  resource,
  record,
  small = false,
}: {
  resource: Resource;
  record: RaRecord;
  small?: boolean;
}) {
  const { isAdmin, roles } = useUser();
  const may = useMay();
  const { go, doing } = useTransition(resource, record);
  const [asked, setAsked] = useState<Asked | null>(null);
  const key = stateKey(resource);
  const field = key ? resource.fields[key] : undefined;
  if (!key || !field) return null;
  const open = openTransitions(field, String(record[key]))
    .filter(([, { client, needs }]) =>
      isAdmin
        ? client !== 'only' && (!needs || needs.some((role) => roles.includes(role))) && may('edit', resource, record)
        : Boolean(client),
    )
    .map(([name, transition]) => [name, isAdmin ? { ...transition, ...transition.office } : transition] as const);

  const press = (name: string, transition: Transition) => {
    if (transition.reason || transition.confirm || momentOf(resource, transition)) setAsked({ name, transition });
    else void go(name);
  };
  const moment = asked && momentOf(resource, asked.transition);
  return (
    <>
      {open.map(([name, transition]) => (
        <button
          key={name}
          type="button"
          className={small ? 'quiet-button small' : 'quiet-button'}
          aria-disabled={doing}
          onClick={() => doing || press(name, transition)}
        >
          {transition.label}
        </button>
      ))}
      {asked?.transition.reason && (
        <ReasonDialog
          resource={resource}
          transition={asked.transition}
          onGo={(reason, besides) => go(asked.name, { reason, ...besides })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && moment && (
        <MomentDialog
          transition={asked.transition}
          label={resource.fields[moment]?.label ?? ''}
          source={moment}
          onGo={(value) => go(asked.name, { [moment]: value })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && !asked.transition.reason && !moment && (
        <ConfirmDialog
          title={asked.transition.confirm ?? ''}
          action={asked.transition.label}
          onConfirm={() => go(asked.name)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The one moment that a transition asks for, where that is all it asks. */
function momentOf({ fields }: Resource, { asks = [], reason }: Transition): string | null {
  const [key] = asks;
  return key !== undefined && asks.length === 1 && !reason && fields[key]?.type === 'dateTime' ? key : null;
}
