import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RegisterLookup } from '../../../contract/registers';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { sentenceOf } from '../companies/usePreview';
import { fittingContact, personOf } from './contact';
import { Differences } from './Differences';
import { Findings } from './Findings';
import { KnownAlready } from './KnownAlready';
import { type Difference, newAccounts, sortProposals } from './merge';
import { Told } from './Told';

interface Answer {
  lookup: RegisterLookup;
  filled: number;
  different: readonly Difference[];
}

/** Over the form of a company: its data by NIP, REGON or KRS. Empty fields are filled in, others are shown beside what the register says. */
export default function AskRegisters({ company }: { company?: string }) {
  const [typed, setTyped] = useState('');
  const { ask, asking, answer, refused, take } = useLookup(company, typed);

  function askByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter would save a form that is still empty.
    event.preventDefault();
    void ask();
  }

  return (
    <Panel above={true} title={company ? 'Dane w rejestrach' : 'Zacznij od numeru'}>
      <Box className="panel-body" sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          {!company && (
            <TextField
              label="NIP, REGON albo KRS"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={askByKey}
              error={refused !== null}
              helperText={refused}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 40, autoComplete: 'off' } }}
              sx={{ width: { xs: '100%', sm: 280 } }}
            />
          )}
          <OtherButton
            variant={company ? 'outlined' : 'contained'}
            onClick={() => void ask()}
            aria-disabled={asking}
            sx={{ minHeight: 40 }}
          >
            {asking ? 'Pytam rejestry…' : company ? 'Porównaj jeszcze raz' : 'Pobierz dane'}
          </OtherButton>
        </Box>
        {company && refused && <p role="alert">{refused}</p>}
        <div role="status">{answer && !asking && <p>{toldOf(answer)}</p>}</div>
        {answer && (
          <>
            {answer.lookup.concerns.map((concern) => (
              <Notice role="alert" key={concern} severity="warning">
                {concern}
              </Notice>
            ))}
            {!company && <KnownAlready fields={answer.lookup.fields} />}
            <Differences different={answer.different} onTake={take} />
            <Findings findings={answer.lookup.findings} />
            <Sources lookup={answer.lookup} />
          </>
        )}
      </Box>
    </Panel>
  );
}

/** Asks the registers by the number that was typed, or by those of a company that stands, and fills in the form's empty fields. */
function useLookup(company: string | undefined, typed: string) {
  const { getValues, setValue } = useFormContext();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { send, doing: asking } = useDeed();

  // A company that stands has its number: the press that brought this part is the question.
  const begun = useRef(company === undefined);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void ask();
  });

  async function ask(): Promise<void> {
    const { vat_number, regon, krs } = getValues();
    const number = company ? String(vat_number || krs || regon || '') : typed;
    setRefused(null);
    const came = await send(async () => {
      const body = { number, ...(company ? { company_id: company } : {}) };
      const { json } = await request<{ data: RegisterLookup }>('/api/registers/lookup', { method: 'POST', body });
      setAnswer(fillIn(json.data));
    });
    if (came) setRefused(sentenceOf(came.error));
  }

  const write = (field: string, value: unknown) => setValue(field, value, { shouldDirty: true, shouldTouch: true });
  /** Writes what the form has nothing against; the rest waits for a look. */
  function fillIn(lookup: RegisterLookup): Answer {
    const values = getValues();
    const { blank, different } = sortProposals(lookup.fields, values);
    for (const { field, value } of blank) write(field, value);
    const accounts = newAccounts(lookup, values);
    const own = (values.accounts ?? []) as object[];
    if (accounts.length > 0) write('accounts', [...own, ...accounts.map((each, nth) => account(each, own.length + nth === 0))]);
    const person = newPerson(lookup, values.contacts);
    if (person) write('contacts', [person]);
    return { lookup, filled: blank.length + accounts.length + (person ? 1 : 0), different };
  }

  /** Writes what the registers say over what the form says. */
  function take(taken: readonly Difference[]): void {
    for (const { field, value } of taken) write(field, value);
    setAnswer(answer && { ...answer, different: answer.different.filter((each) => !taken.includes(each)) });
  }
  return { ask, asking, answer, refused, take };
}

/** What each register said, behind a button. */
function Sources({ lookup }: { lookup: RegisterLookup }) {
  const [open, setOpen] = useState(false);
  if (lookup.fields.length === 0) return null;
  return (
    <div>
      <QuietButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Zwiń' : 'Skąd są te dane'}
      </QuietButton>
      {open && <Told lookup={lookup} />}
    </div>
  );
}

const account = (number: string, main: boolean) => ({ number, bank_name: null, purpose: main ? 'main' : 'other' });

/** Whom the registers name, for a card that has nobody yet. */
function newPerson({ contact }: RegisterLookup, own: unknown) {
  if (!contact || (Array.isArray(own) && own.length > 0)) return null;
  return personOf(fittingContact(contact), contact.first_name !== null);
}

function toldOf({ lookup: { findings }, filled, different }: Answer): string {
  if (findings.every(({ state }) => state !== 'found'))
    return findings.some(({ state }) => state === 'failed')
      ? 'Rejestry nie odpowiedziały. Dane można wpisać ręcznie i sprawdzić później.'
      : 'Żaden rejestr nie zna tego numeru. Sprawdź, czy jest dobrze przepisany.';
  if (filled === 0 && different.length === 0) return 'Dane w formularzu zgadzają się z rejestrami.';
  const parts = [
    filled > 0 && `Uzupełniono puste pola: ${filled}.`,
    different.length > 0 && `Inaczej niż w formularzu: ${different.length}.`,
  ];
  return parts.filter(Boolean).join(' ');
}
