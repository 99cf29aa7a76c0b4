import { useEffect, useState } from 'react';

const every = 10 * 60_000;

/** The page's own scripts by their names, which change with every build. */
function scriptsIn(page: string): string {
  return [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1]).join();
}

/** Whether the server has a newer build than the one running here; looked at when the tab is seen again, every ten minutes at most. */
export function useNewVersion(): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    const mine = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join();
    let looked = Date.now();
    const look = async () => {
      if (document.hidden || Date.now() - looked < every) return;
      looked = Date.now();
      const page = await fetch('/', { headers: { accept: 'text/html' } }).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      );
      const theirs = scriptsIn(page);
      if (theirs !== '' && theirs !== mine) setNewer(true);
    };
    const seen = () => void look();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
  return newer;
}
