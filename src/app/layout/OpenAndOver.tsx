import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { OpenAndOver as Lists } from '../records/useOpenAndOver';
import { Pending } from './Pending';
import { ShowMore } from './ShowMore';

interface OpenAndOverProps<Entry extends RaRecord> {
  lists: Lists<Entry>;
  /** In their place where there is none of either; left out, the parts say so themselves. */
  empty?: ReactNode;
  /** Draws the parts; `openFoot` stands under those that are open, `foot` under those that are over. */
  children: (parts: { open: readonly Entry[]; over: readonly Entry[]; openFoot: ReactNode; foot: ReactNode }) => ReactNode;
}

/** What waits, then what is over with the way to earlier ones; until both answers come, their outline. */
export function OpenAndOver<Entry extends RaRecord>({ lists, empty, children }: OpenAndOverProps<Entry>) {
  const { open, over, further, earlier, error, refetch } = lists;
  if (!open || !over) return <Pending error={error} refetch={refetch} lines={6} panel={true} />;
  if (empty && open.length + over.length === 0) return <div className="panel">{empty}</div>;
  return children({
    open,
    over,
    openFoot: <ShowMore more={further} />,
    foot: <ShowMore more={earlier} says="Pokaż wcześniejsze" />,
  });
}
