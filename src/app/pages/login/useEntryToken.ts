import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * The token of `/login#wejscie=…`, as a mail's link has it; it leaves the address at once (S11). A reload still finds it: the history entry
 * keeps it, no address and no log does.
 */
export function useEntryToken(): string | null {
  const { hash, state } = useLocation();
  const linked = /^#wejscie=([0-9a-z]{32,100})$/i.exec(hash)?.[1];
  const held = (state as { entry?: string } | null)?.entry;
  useEffect(() => {
    if (!linked) return;
    const kept = { ...window.history.state, usr: { entry: linked } };
    window.history.replaceState(kept, '', location.pathname + location.search);
  }, [linked]);
  return linked ?? held ?? null;
}
