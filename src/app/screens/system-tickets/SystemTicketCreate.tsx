import { Fact, FieldGrid } from '../../fields/FieldGrid';
import { Panel } from '../../kit/Panel';
import { useDeclared } from '../../records/useDeclared';
import { CreatePage } from '../../resource/CreateScreen';
import { useSurroundings } from './surroundings';

/** A report about the panel, with where it was begun and in what; nothing of the page's content goes along. */
export default function SystemTicketCreate() {
  const along = useSurroundings();
  return <CreatePage along={along} sends={true} inside={<SentAlong values={along} />} />;
}

/** What the panel adds about itself; its reader sees it and does not fill it in. */
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
