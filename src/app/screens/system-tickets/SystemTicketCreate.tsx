import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { Fact, FieldGrid } from '../../fields/FieldGrid';
import { Panel } from '../../kit/Panel';
import { useDeclared } from '../../records/useDeclared';
import { CreatePage } from '../../resource/CreateScreen';

/** A report about the panel, with where it was begun and in what; nothing of the page's content goes along. */
export default function SystemTicketCreate() {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = typeof state?.from === 'string' ? state.from : null;
  const along = useMemo(() => ({ ...surroundings(), url: from }), [from]);
  return <CreatePage along={along} sends={true} inside={<SentAlong values={along} />} />;
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

/** What the panel tells of itself, for its reader to know of and not to fill in. */
function SentAlong({ values }: { values: Readonly<Record<string, string | null>> }) {
  const { fields } = useDeclared();
  return (
    <Panel title="Wysyłane razem ze zgłoszeniem">
      <FieldGrid list={true}>
        {Object.entries(values).map(([key, value]) =>
          value === null ? null : (
            <Fact key={key} label={fields[key]?.label}>
              {value}
            </Fact>
          ),
        )}
      </FieldGrid>
    </Panel>
  );
}
