import { useSearchParams } from 'react-router';
import { dataChanges } from '../../../../../resources/dataChanges';
import type { Field } from '../../../../schema';
import { DateBox } from '../../../fields/dates/DateBox';
import { optionsOf, SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { MainButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { useFirstSending } from '../../../outbox/useFirstSending';
import { useFirstWords } from '../../../outbox/useFirstWords';
import { useChosenCompany } from '../../../session/chosenCompany';
import { useMyCompanies } from '../../companies/client/useMyCompanies';
import {
  address,
  type ChangeDraft,
  changeTitle,
  checkChange,
  emptyChange,
  isEmptyChange,
  newChange,
  newData,
  place,
} from './deliveries';
import '../../tickets/client/client.css';

const named = ['zaczęta prośba', 'zaczęte prośby', 'zaczętych próśb'] as const;
const { kind: kinds, since, note } = dataChanges.fields;
/** The keys a phone offers. */
const keyboards: Readonly<Record<string, 'numeric' | 'tel' | 'email'>> = { bankAccount: 'numeric', phone: 'tel', email: 'email' };

/** A client asks for another address, account or contact on their company's card; without a network it waits and arrives once. */
export default function AskForChange() {
  const [query] = useSearchParams();
  const { data: companies, error, refetch } = useMyCompanies();
  const chosen = useChosenCompany();
  if (!companies)
    return (
      <Page>
        <Pending error={error} refetch={refetch} lines={6} panel={true} />
      </Page>
    );
  const wanted = query.get('company_id') ?? chosen;
  const kind = query.get('kind') ?? '';
  const [only] = companies.length === 1 ? companies : [];
  const likely = companies.find(({ id }) => id === wanted);
  return (
    <Page lead="Biuro wpisze nowe dane na kartę firmy albo odpowie, dlaczego nie. Decyzję dostaniesz w powiadomieniu.">
      <ChangeForm
        companies={companies.map(({ id, title }) => [String(id), String(title)] as const)}
        proposed={likely ? { company_id: String(likely.id) } : {}}
        started={{
          ...(only ? { company_id: String(only.id) } : {}),
          ...(kinds.choices && Object.hasOwn(kinds.choices, kind) ? { kind } : {}),
        }}
      />
    </Page>
  );
}

interface ChangeFormProps {
  companies: readonly (readonly [id: string, title: string])[];
  /** The likely company; what was chosen before goes first. */
  proposed: Partial<ChangeDraft>;
  started: Partial<ChangeDraft>;
}

function ChangeForm({ companies, proposed, started }: ChangeFormProps) {
  const words = useFirstWords<ChangeDraft>({
    name: place,
    empty: emptyChange,
    proposed,
    started,
    isEmpty: isEmptyChange,
    missing: (draft) => checkChange(draft).faults,
    inputs: {},
  });
  const { draft, change, faults, says, sending } = words;
  const { form, submit } = useFirstSending(words, {
    place,
    address,
    named,
    title: changeTitle(draft),
    delivery: newChange,
    noun: ['Prośba', 'sama'],
    // The first screen is there without a network too.
    waitsAt: '/',
    recordAt: (id) => `/data-changes/${id}`,
  });

  return (
    <form
      ref={form}
      className="panel"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="Nowa prośba o zmianę danych"
    >
      <div className="panel-body fields">
        <ChangeFields companies={companies} draft={draft} faults={faults} onChange={change} />
        {says && (
          <Notice severity="error" role="alert" above={true}>
            {says} Wszystko, co wpisano, jest nadal tutaj.
          </Notice>
        )}
        <MainButton type="submit" aria-disabled={sending}>
          {sending ? 'Wysyłanie…' : says ? 'Wyślij ponownie' : 'Wyślij'}
        </MainButton>
      </div>
    </form>
  );
}

interface ChangeFieldsProps {
  companies: ChangeFormProps['companies'];
  draft: ChangeDraft;
  faults: Readonly<Record<string, string>>;
  onChange: (changes: Partial<ChangeDraft>) => void;
}

function ChangeFields({ companies, draft, faults, onChange }: ChangeFieldsProps) {
  const text = (key: string) => draft[key] ?? '';
  return (
    <>
      {companies.length > 1 && (
        <SelectBox
          label="Firma"
          empty="Wybierz…"
          value={text('company_id')}
          options={companies}
          fault={faults.company_id}
          onChange={(company_id) => onChange({ company_id })}
        />
      )}
      <SelectBox
        label={kinds.label}
        empty="Wybierz…"
        value={text('kind')}
        options={optionsOf(kinds.choices)}
        fault={faults.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {Object.entries(newData(draft)).map(([key, field]) => (
        <NewValue
          key={key}
          field={field}
          value={text(key)}
          fault={faults[key]}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
      <DateBox
        kind="date"
        label={since.label}
        value={text('since')}
        error={faults.since !== undefined}
        helperText={faults.since ?? since.options.hint}
        onChange={(value) => onChange({ since: value })}
      />
      <TextBox
        label={note.label}
        rows={2}
        value={text('note')}
        fault={faults.note}
        input={{ maxLength: note.options.max }}
        onChange={(value) => onChange({ note: value })}
      />
    </>
  );
}

interface NewValueProps {
  field: Field;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function NewValue({ field, value, fault, onChange }: NewValueProps) {
  const { label, type, choices, options } = field;
  if (choices) return <SelectBox label={label} value={value} options={optionsOf(choices)} fault={fault} onChange={onChange} />;
  const inputMode = keyboards[type] ?? 'text';
  return (
    <TextBox
      label={label}
      value={value}
      fault={fault}
      input={{ inputMode, autoComplete: 'off', ...(options.max ? { maxLength: options.max } : {}) }}
      onChange={onChange}
    />
  );
}
