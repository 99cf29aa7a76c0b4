import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';

/** A report about the panel, with where it was begun and in what; nothing of the page's content goes along. */
export default function SystemTicketCreate({ resource }: ScreenProps) {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = typeof state?.from === 'string' ? state.from : null;
  const given = useMemo(() => ({ ...surroundings(), url: from }), [from]);
  return resource ? <CreatePage resource={resource} given={given} /> : null;
}

/** The build by the name of its first script, the browser as it calls itself, the window in pixels. */
function surroundings() {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
  return {
    app_version: /([\w.-]+)\.js$/.exec(script)?.[1]?.slice(0, 60) ?? null,
    browser: navigator.userAgent.slice(0, 300),
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
  };
}
