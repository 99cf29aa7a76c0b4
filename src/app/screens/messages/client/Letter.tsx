import { useSearchParams } from 'react-router';
import { TextBox } from '../../../fields/TextBox';
import { PhotoPicker } from '../../../files/PhotoPicker';
import { Tick } from '../../../kit/Tick';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { BegunFiles } from '../../../outbox/BegunFiles';
import { SendingForm } from '../../../outbox/SendingForm';
import { useFirstSending } from '../../../outbox/useFirstSending';
import { useFirstWords } from '../../../outbox/useFirstWords';
import { CompanyChoice, type CompanyChoices, useCompanyChoices } from '../../companies/client/CompanyChoice';
import { address, type LetterDraft, newLetter, place } from './deliveries';
import '../../tickets/client/client.css';
import '../messages.css';

const named = ['zaczęta wiadomość', 'zaczęte wiadomości', 'zaczętych wiadomości'] as const;
const empty: LetterDraft = { company: '', subject: '', text: '', important: false };
/** Which input a field of the API's is. */
const inputs: Readonly<Record<string, string>> = { company_id: 'company', post_body: 'text', post_file_ids: 'files' };

/** A client writes to the office, made for a phone: about what, the words, photos; nothing typed is lost when sending fails. */
export default function Letter() {
  const [query] = useSearchParams();
  const { choices, error, refetch } = useCompanyChoices(query.get('company_id'));
  if (!choices)
    return (
      <Page>
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      </Page>
    );
  const { options, only, likely } = choices;
  return (
    <Page>
      <LetterForm
        companies={options}
        proposed={{ company: likely ?? '', subject: query.get('subject') ?? '' }}
        started={only ? { company: only } : {}}
      />
    </Page>
  );
}

interface LetterFormProps {
  companies: CompanyChoices['options'];
  /** What is likely; what was chosen and typed before goes first. */
  proposed: Pick<LetterDraft, 'company' | 'subject'>;
  started: Partial<LetterDraft>;
}

function LetterForm({ companies, proposed, started }: LetterFormProps) {
  // A subject that the address says was typed by nobody, and takes no place of what was.
  const isEmpty = ({ subject, text }: LetterDraft) => text === '' && (subject === '' || subject === proposed.subject);
  const words = useFirstWords<LetterDraft>({
    name: place,
    empty,
    proposed,
    started,
    isEmpty,
    missing,
    inputs,
    writtenOn: 'text',
  });
  const { draft, change, faults, says, sending } = words;
  const { form, begun, submit } = useFirstSending(words, {
    place,
    address,
    named,
    title: draft.subject.trim() || 'Nowa wiadomość',
    delivery: newLetter,
    noun: ['Wiadomość', 'sama'],
    waitsAt: '/messages',
    recordAt: (id) => `/messages/${id}`,
  });

  return (
    <SendingForm label="Nowa wiadomość" form={form} submit={submit} says={says} sending={sending}>
      <CompanyChoice
        options={companies}
        value={draft.company}
        fault={faults.company}
        onChange={(company) => change({ company })}
      />
      <TextBox
        label="Temat"
        value={draft.subject}
        fault={faults.subject}
        input={{ maxLength: 150 }}
        onChange={(subject) => change({ subject })}
      />
      <TextBox
        label="Treść"
        rows={6}
        value={draft.text}
        fault={faults.text}
        input={{ maxLength: 15_000 }}
        onChange={(text) => change({ text })}
      />
      <PhotoPicker quiet={true} action="Dodaj" label="Dodaj zdjęcia lub pliki" hint="Do 20 MB każdy" onPick={begun.add} />
      <BegunFiles begun={begun} fault={faults.files} />
      <Tick label="Ważna" checked={draft.important} onTick={(important) => change({ important })} />
    </SendingForm>
  );
}

function missing({ company, subject, text }: LetterDraft): Record<string, string> {
  return {
    ...(company ? {} : { company: 'Wybierz firmę' }),
    ...(subject.trim() ? {} : { subject: 'Napisz krótko, czego dotyczy wiadomość' }),
    ...(text.trim() ? {} : { text: 'Napisz treść wiadomości' }),
  };
}
