import { useNotify } from 'ra-core';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SelectBox } from '../../../fields/SelectBox';
import { FilePicker } from '../../../files/FilePicker';
import { UploadList } from '../../../files/UploadList';
import { useUploads } from '../../../files/useUploads';
import { Page } from '../../../layout/Page';
import { Skeleton } from '../../../layout/Skeleton';
import { useMyCompanies } from '../../../pages/home/useMyCompanies';
import { Icon } from '../../../theme/Icon';
import { CategoryTiles } from './CategoryTiles';
import { Field } from './Field';
import { useCategories } from './useCategories';
import { useNewTicket } from './useNewTicket';
import '../tickets.css';
import './client.css';

/** A client's new case, made for a phone: its kind by tiles, then words, then photos; nothing typed is lost when sending fails. */
export default function NewTicket() {
  const [query] = useSearchParams();
  const { data: categories } = useCategories();
  const { data: companies } = useMyCompanies();
  if (!categories || !companies)
    return (
      <Page>
        <Skeleton lines={8} />
      </Page>
    );
  const asked = categories.find(({ code }) => code === query.get('category'));
  const only = companies.length === 1 ? companies[0] : undefined;
  const started = {
    ...(asked ? { category: String(asked.id) } : {}),
    ...(only ? { company: String(only.id) } : {}),
  };
  return (
    <Page>
      <TicketForm
        categories={categories}
        companies={companies.map(({ id, title }) => ({ id: String(id), title: String(title) }))}
        started={started}
        parent={query.get('parent_id')}
      />
    </Page>
  );
}

interface TicketFormProps {
  categories: Parameters<typeof CategoryTiles>[0]['categories'];
  companies: readonly { id: string; title: string }[];
  started: { category?: string; company?: string };
  parent: string | null;
}

function TicketForm({ categories, companies, started, parent }: TicketFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { draft, now, change, faults, says, sending, refusals, send } = useNewTicket(started);
  const uploads = useUploads(async (stored) => change({ files: [...now().files, stored] }));
  const category = categories.find((each) => String(each.id) === draft.category);
  const ready = !sending && !uploads.busy;

  // After a refusal the first wrong input is where one goes on.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!ready) return;
    const made = await send(parent);
    if (!made) return;
    notify('Sprawa wysłana. Damy znać, gdy odpowiemy.', { type: 'success' });
    navigate(`/tickets/${made}`);
  }

  return (
    <form ref={form} className="panel" onSubmit={(event) => void submit(event)} noValidate aria-label="Nowa sprawa">
      <div className="panel-body fields">
        <CategoryTiles
          categories={categories}
          picked={draft.category}
          fault={faults.category}
          onPick={(picked) => change({ category: picked })}
        />
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
        <Field id={`${id}-subject`} label="Temat" fault={faults.subject}>
          {(given) => (
            <input
              {...given}
              value={draft.subject}
              maxLength={150}
              onChange={({ target }) => change({ subject: target.value })}
            />
          )}
        </Field>
        <Field id={`${id}-text`} label="W czym pomóc?" fault={faults.text} hint={category?.note ?? undefined}>
          {(given) => (
            <textarea
              {...given}
              rows={6}
              maxLength={15_000}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        {draft.files.length > 0 && (
          <ul className="ticket-files" aria-label="Dodane pliki">
            {draft.files.map((file) => (
              <li key={file.id}>
                <Icon name="file" size={18} />
                <span>{file.name}</span>
                <button
                  type="button"
                  className="plain-button small"
                  onClick={() => change({ files: draft.files.filter((each) => each.id !== file.id) })}
                >
                  <Icon name="close" size={16} />
                  <span className="unseen">Usuń: {file.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <FilePicker label="Dodaj zdjęcia lub pliki" hint="Na przykład zdjęcie pisma, do 20 MB każdy" onPick={uploads.add} />
        {uploads.uploads.some(({ state }) => state !== 'done') && <UploadList uploads={uploads} />}
        {faults.files && (
          <p className="fault" role="alert">
            {faults.files}
          </p>
        )}
        {says && (
          <p className="problem" role="alert">
            <span>{says} Wszystko, co napisano, jest nadal tutaj.</span>
          </p>
        )}
        {category && (
          <p className="quiet">
            Odpowiadamy zwykle w ciągu {category.first_normal} godzin pracy biura (w dni robocze od 8 do 16).
          </p>
        )}
        <button type="submit" className="main-button" aria-disabled={!ready}>
          {sending ? 'Wysyłanie…' : says ? 'Wyślij ponownie' : 'Wyślij'}
        </button>
      </div>
    </form>
  );
}
