import { systemTickets } from '../../../../../resources/systemTickets';
import { optionsOf, SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { PhotoPicker } from '../../../files/PhotoPicker';
import { Fact, Facts } from '../../../kit/Facts';
import { Panel } from '../../../kit/Panel';
import { Page } from '../../../layout/Page';
import { BegunFiles } from '../../../outbox/BegunFiles';
import { SendingForm } from '../../../outbox/SendingForm';
import { useFirstSending } from '../../../outbox/useFirstSending';
import { useFirstWords } from '../../../outbox/useFirstWords';
import { useSurroundings } from '../surroundings';
import { address, newReport, place, type ReportDraft } from './report';

const named = ['zaczęte zgłoszenie', 'zaczęte zgłoszenia', 'zaczętych zgłoszeń'] as const;
const { fields } = systemTickets;
const empty: ReportDraft = { kind: 'bug', title: '', text: '' };
const isEmpty = ({ title, text }: ReportDraft) => title === '' && text === '';
/** Which input a field of the API's is. */
const inputs: Readonly<Record<string, string>> = { description: 'text', screenshot_id: 'files' };

/** A client tells that something in the panel does not work; how it is sorted is the office's. */
export default function NewReport() {
  const along = useSurroundings();
  const words = useFirstWords<ReportDraft>({ name: place, empty, isEmpty, missing, inputs, writtenOn: 'text' });
  const { draft, change, faults, says, sending } = words;
  const { form, begun, submit } = useFirstSending(words, {
    place,
    address,
    named,
    title: draft.title.trim() || 'Nowe zgłoszenie',
    delivery: (written) => newReport(written, along),
    noun: ['Zgłoszenie', 'samo'],
    // The first screen is there without a network too.
    waitsAt: '/',
    recordAt: (id) => `/system-tickets/${id}`,
  });

  return (
    <Page lead="Napisz, co w panelu nie działa. O sprawy firmy pytaj w rozmowach.">
      <SendingForm label="Nowe zgłoszenie" form={form} submit={submit} says={says} sending={sending}>
        <ReportFields draft={draft} faults={faults} onChange={change} />
        {begun.files.length === 0 && (
          <PhotoPicker
            quiet={true}
            multiple={false}
            action="Dodaj"
            label="Dodaj zrzut ekranu"
            hint="Zakryj na nim to, czego nie chcesz pokazywać"
            onPick={begun.add}
          />
        )}
        <BegunFiles begun={begun} fault={faults.files} />
      </SendingForm>
      <Along along={along} />
    </Page>
  );
}

interface ReportFieldsProps {
  draft: ReportDraft;
  faults: Readonly<Record<string, string>>;
  onChange: (changes: Partial<ReportDraft>) => void;
}

function ReportFields({ draft, faults, onChange }: ReportFieldsProps) {
  return (
    <>
      <TextBox
        label={fields.title.label}
        value={draft.title}
        fault={faults.title}
        input={{ maxLength: 150 }}
        onChange={(title) => onChange({ title })}
      />
      <TextBox
        label="Co się stało, a co powinno się stać"
        rows={5}
        value={draft.text}
        fault={faults.text}
        input={{ maxLength: 15_000 }}
        onChange={(text) => onChange({ text })}
      />
      <SelectBox
        label={fields.kind.label}
        value={draft.kind}
        options={optionsOf(fields.kind.choices)}
        fault={faults.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </>
  );
}

/** What the panel adds about itself. */
function Along({ along }: { along: ReturnType<typeof useSurroundings> }) {
  return (
    <Panel title="Wysyłane razem ze zgłoszeniem" below={true}>
      <Facts className="panel-body">
        {(Object.entries(along) as [keyof typeof along, string | null][]).map(([key, value]) =>
          value === null ? null : (
            <Fact key={key} term={fields[key].label}>
              {value}
            </Fact>
          ),
        )}
      </Facts>
    </Panel>
  );
}

function missing({ title, text }: ReportDraft): Record<string, string> {
  return {
    ...(title.trim() ? {} : { title: 'Napisz krótko, czego dotyczy zgłoszenie' }),
    ...(text.trim() ? {} : { text: 'Napisz, co się stało' }),
  };
}
