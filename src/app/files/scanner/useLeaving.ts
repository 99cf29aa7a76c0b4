import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { currentUser } from '../../session/store';

/** Asks before what was photographed is thrown away: by a button, by the way back, or by closing the tab. */
export function useLeaving(onLeave: () => void) {
  const [asked, setAsked] = useState(false);
  // Once a session is over there is nobody left to ask, and the login comes.
  const blocker = useBlocker(() => currentUser() !== null);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return {
    asks: asked || blocker.state === 'blocked',
    ask: () => setAsked(true),
    stay: () => {
      setAsked(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
    leave: () => {
      onLeave();
      if (blocker.state === 'blocked') blocker.proceed();
    },
  };
}
