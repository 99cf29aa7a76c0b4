import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';

/** What stands in the address instead of a token that has been read. */
const taken = 'link';

/**
 * The token of the link in the address, which is taken out of the address at once (S11). A reload still finds it:
 * the history entry keeps it, no address and no log does.
 */
export function useLinkToken(): string {
  const { token = '' } = useParams();
  const { pathname, state } = useLocation();
  const held = (state as { token?: string } | null)?.token;
  const value = held ?? token;
  useEffect(() => {
    if (value === taken) return;
    const kept = { ...window.history.state, usr: { token: value } };
    window.history.replaceState(kept, '', pathname.replace(/[^/]+$/, taken));
  }, [value, pathname]);
  return value;
}
