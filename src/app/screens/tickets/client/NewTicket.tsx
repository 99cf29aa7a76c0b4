import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { PhotoPicker } from '../../../files/PhotoPicker';
import { MainButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { Page } from '../../../layout/Page';
import { Skeleton } from '../../../layout/Skeleton';
import { BegunFiles } from '../../../outbox/BegunFiles';
import { useFirstSending } from '../../../outbox/useFirstSending';
import { useChosenCompany } from '../../../session/chosenCompany';
import { useMyCompanies } from '../../companies/client/useMyCompanies';
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
  const { data: companies } = useMyCompanies();
  const chosen = useChosenCompany();
  if (!categories || !companies)
    return (
      <Page>
        <Skeleton lines={8} />
      </Page>
    );
  const asked = categories.find(({ code }) => code === query.get('category'));
  const [only] = companies.length === 1 ? companies : [];
  const likely = companies.find(({ id }) => id === chosen);
  const started = {
    ...(asked ? { category: String(asked.id) } : {}),
    ...(only ? { company: String(only.id) } : {}),
  };
  return (
    <Page>
      <TicketForm
        categories={categories}
        companies={companies.map(({ id, title }) => ({ id: String(id), title: String(title) }))}
        proposed={likely ? { company: String(likely.id) } : {}}
        started={started}
        parent={query.get('parent_id')}
      />
    </Page>
  );
}

interface TicketFormProps {
  categories: Parameters<typeof CategoryTiles>[0]['categories'];
  companies: readonly { id: string; title: string }[];
  /** What is likely; what was chosen before goes first. */
  proposed: { company?: string };
  started: { category?: string; company?: string };
  parent: string | null;
}

function TicketForm(props: TicketFormProps) {
  const { categories, companies } = props;
  const id = useId();
  const { form, draft, begun, category: kind, change, faults, says, sending, submit } = useTicketForm(props);
  const category = categories.find((each) => String(each.id) === kind);

  return (
    <form ref={form} className="panel" onSubmit={(event) => void submit(event)} noValidate aria-label="Nowa sprawa">
      <div className="panel-body fields">
        {companies.length > 1 && (
          <SelectBox
            id={`${id}-company`}
            label="Firma"
            empty="Wybierz…"
            value={draft.company}
            options={companies.map((company) => [company.id, company.title])}
            fault={faults.company}
            onChange={(company) => change({ company })}
          />
        )}
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
        {says && (
          <Notice severity="error" role="alert" above={true}>
            {says} Wszystko, co napisano, jest nadal tutaj.
          </Notice>
        )}
        {category && (
          <p className="quiet">
            Odpowiadamy zwykle w ciągu {category.first_normal} godzin pracy biura (w dni robocze od 8 do 16).
          </p>
        )}
        <MainButton type="submit" aria-disabled={sending}>
          {sending ? 'Wysyłanie…' : says ? 'Wyślij ponownie' : 'Wyślij'}
        </MainButton>
      </div>
    </form>
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
