import { useEffect, useRef } from 'react';
import { type QueueDeed, queueKeys } from '../../layout/queueKeys';

type Press = Readonly<Record<QueueDeed, () => void>>;

const deeds: Readonly<Record<string, { deed: QueueDeed }>> = queueKeys;

/** Single keys decide while nothing is being typed; the person can switch them off. */
export function useQueueKeys(active: boolean, does: Press): void {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.repeat ||
        target?.closest('input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]')
      )
        return;
      const pressed = deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!pressed) return;
      event.preventDefault();
      latest.current[pressed.deed]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active]);
}
