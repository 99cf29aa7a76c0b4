import { useSearchParams } from 'react-router';
import { TextBox } from '../../../fields/TextBox';
import { PhotoPicker } from '../../../files/PhotoPicker';
import { Page } from '../../../layout/Page';
import { Skeleton } from '../../../layout/Skeleton';
import { BegunFiles } from '../../../outbox/BegunFiles';
import { SendingForm } from '../../../outbox/SendingForm';
import { useFirstSending } from '../../../outbox/useFirstSending';
import { CompanyChoice, type CompanyChoices, useCompanyChoices } from '../../companies/client/CompanyChoice';
import { CategoryTiles, kindOf } from './CategoryTiles';
import { newTicket, place } from './deliveries';
import { useCategories } from './useCategories';
import { useNewTicket } from './useNewTicket';
import '../tickets.css';
import './client.css';

const named = ['zaczęta sprawa', 'zaczęte sprawy', 'zaczętych spraw'] as const;

/** A client's new case, made for a phone: words first, which say its kind too, then photos; nothing typed is lost when sending fails. */
export default function NewTicket() {
  const [query] = useSearchParams();
  const { data: categories } = useCategories();
  const { choices } = useCompanyChoices();
  if (!categories || !choices)
    return (
      <Page>
        <Skeleton lines={8} />
      </Page>
    );
  const asked = categories.find(({ code }) => code === query.get('category'));
  const { options, only, likely } = choices;
  const started = {
    ...(asked ? { category: String(asked.id) } : {}),
    ...(only ? { company: only } : {}),
  };
  return (
    <Page>
      <TicketForm
        categories={categories}
        companies={options}
        proposed={likely ? { company: likely } : {}}
        started={started}
        parent={query.get('parent_id')}
      />
    </Page>
  );
}

interface TicketFormProps {
  categories: Parameters<typeof CategoryTiles>[0]['categories'];
  companies: CompanyChoices['options'];
  /** What is likely; what was chosen before goes first. */
  proposed: { company?: string };
  started: { category?: string; company?: string };
  parent: string | null;
}

function TicketForm(props: TicketFormProps) {
  const { categories, companies } = props;
  const { form, draft, begun, category: kind, change, faults, says, sending, submit } = useTicketForm(props);
  const category = categories.find((each) => String(each.id) === kind);

  return (
    <SendingForm label="Nowa sprawa" form={form} submit={submit} says={says} sending={sending}>
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
        label="W czym pomóc?"
        rows={6}
        value={draft.text}
        fault={faults.text}
        hint={category?.note ?? undefined}
        input={{ maxLength: 15_000 }}
        onChange={(text) => change({ text })}
      />
      <CategoryTiles
        categories={categories}
        text={`${draft.subject} ${draft.text}`}
        picked={kind}
        fault={faults.category}
        onPick={(picked) => change({ category: picked })}
      />
      <PhotoPicker
        quiet={true}
        action="Dodaj"
        label="Dodaj zdjęcia lub pliki"
        hint="Na przykład zdjęcie pisma, do 20 MB każdy"
        onPick={begun.add}
      />
      <BegunFiles begun={begun} fault={faults.files} />
      {category && (
        <p className="quiet">Odpowiadamy zwykle w ciągu {category.first_normal} godzin pracy biura (w dni robocze od 8 do 16).</p>
      )}
    </SendingForm>
  );
}

/** What is written and chosen: begun on this device, taken up again when it comes back, and sent. */
function useTicketForm({ categories, proposed, started, parent }: TicketFormProps) {
  const words = useNewTicket({ proposed, started }, ({ subject, text }) => kindOf(`${subject} ${text}`, categories));
  const sending = useFirstSending(words, {
    place,
    address: '/tickets/new',
    named,
    title: words.draft.subject.trim() || 'Nowa sprawa',
    delivery: (written) => newTicket(written, parent),
    noun: ['Sprawa', 'sama'],
    waitsAt: '/tickets',
    recordAt: (id) => `/tickets/${id}`,
    sent: 'Sprawa wysłana. Damy znać, gdy odpowiemy.',
  });
  return { ...words, ...sending };
}
