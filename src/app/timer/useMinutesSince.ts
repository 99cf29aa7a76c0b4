import { useEffect, useState } from 'react';

const every = 10_000;

/** Whole minutes since a second of time, looked at every ten seconds and when the tab is seen again. */
export function useMinutesSince(seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const ticking = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return Math.max(0, Math.floor((now / 1000 - seconds) / 60));
}
