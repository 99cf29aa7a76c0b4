import { useSearchParams } from 'react-router';
import { dataChanges } from '../../../../../resources/dataChanges';
import type { Field } from '../../../../schema';
import { DateBox } from '../../../fields/dates/DateBox';
import { optionsOf, SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { SendingForm } from '../../../outbox/SendingForm';
import { useFirstSending } from '../../../outbox/useFirstSending';
import { useFirstWords } from '../../../outbox/useFirstWords';
import { CompanyChoice, type CompanyChoices, useCompanyChoices } from '../../companies/client/CompanyChoice';
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
  const { choices, error, refetch } = useCompanyChoices(query.get('company_id'));
  if (!choices)
    return (
      <Page>
        <Pending error={error} refetch={refetch} lines={6} panel={true} />
      </Page>
    );
  const kind = query.get('kind') ?? '';
  const { options, only, likely } = choices;
  return (
    <Page lead="Biuro wpisze nowe dane na kartę firmy albo odpowie, dlaczego nie. Decyzję dostaniesz w powiadomieniu.">
      <ChangeForm
        companies={options}
        proposed={likely ? { company_id: likely } : {}}
        started={{
          ...(only ? { company_id: only } : {}),
          ...(kinds.choices && Object.hasOwn(kinds.choices, kind) ? { kind } : {}),
        }}
      />
    </Page>
  );
}

interface ChangeFormProps {
  companies: CompanyChoices['options'];
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
    <SendingForm label="Nowa prośba o zmianę danych" form={form} submit={submit} says={says} sending={sending}>
      <ChangeFields companies={companies} draft={draft} faults={faults} onChange={change} />
    </SendingForm>
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
      <CompanyChoice
        options={companies}
        value={text('company_id')}
        fault={faults.company_id}
        onChange={(company_id) => onChange({ company_id })}
      />
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
