import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ComponentProps, useState } from 'react';
import { companies } from '../../../../../resources/companies';
import type { ReadTable } from '../../../../contract/imports';
import { registerLimits } from '../../../../contract/registers';
import { countOf } from '../../../../lib/text';
import { itemColumn } from '../../../../schema/importing';
import { MainButton, QuietButton } from '../../../kit/buttons';
import { FileDrop } from '../../../kit/FileDrop';
import { Notice } from '../../../kit/Notice';
import { useDeed } from '../../../kit/useDeed';
import { ColumnsTable } from '../../../resource/importing/ColumnsTable';
import { knownMatches, readTable } from '../../../resource/importing/calls';
import { useFileFields } from '../../../resource/importing/fields';
import { givenTwice, guessed, type Match } from '../../../resource/importing/match';
import {
  bareNumbers,
  contactFields,
  type Given,
  type Mended,
  mendedNumbers,
  ofBoth,
  tableNumbers,
  type WrongNumber,
  type WrongRow,
} from './numbers';
import { Repeated, WrongNumbers } from './WrongNumbers';

interface GiveNumbersProps {
  /** Companies of the list before, about which the registers have not said anything. */
  left: readonly Given[];
  onForgetLeft: () => void;
  /** Rows of the list before whose numbers are still to be put right. */
  waiting: readonly WrongNumber[];
  onSkip: (row: WrongNumber) => void;
  onAsk: (given: Given[], wrong: WrongNumber[]) => Promise<void>;
}

/** The first step: numbers that are pasted, or a table with more in it; wrong ones are put right here or wait, before anybody is asked. */
export function GiveNumbers({ left, onForgetLeft, waiting, onSkip, onAsk }: GiveNumbersProps) {
  const ofCompany = useFileFields(companies);
  const fields = [...ofCompany.filter(({ key }) => key !== 'id' && itemColumn(key) === null), ...contactFields];
  const [pasted, setPasted] = useState('');
  const [table, setTable] = useState<{ read: ReadTable; match: Match } | null>(null);
  const [mended, setMended] = useState<Mended>(new Map());
  const [fault, setFault] = useState<string | null>(null);
  const { send, doing: busy } = useDeed();

  const bare = pasted.trim() === '' ? null : bareNumbers(pasted);
  const isTable = pasted.trim() !== '' && bare === null && table === null;
  const isTaught = table?.match.includes('vat_number') === true && givenTwice(table.match).size === 0;
  const given = table ? (isTaught ? tableNumbers(table.read, table.match) : null) : bare;
  const { good = [], wrong = [], repeated = [] } = given ?? {};
  const rows: WrongRow[] = [
    ...waiting.map((row) => ({ key: row, row })),
    ...wrong.map((row) => ({ key: row.at, row })).filter(({ key }) => mended.get(key) !== null),
  ];
  const read = mendedNumbers({ good: ofBoth(left, good), repeated }, rows, mended);
  const mend = (key: WrongRow['key'], typed: string | null) => setMended((before) => new Map(before).set(key, typed));
  const tooMany = read.good.length > registerLimits.numbers;

  async function readFile(file: Blob, name: string): Promise<void> {
    setFault(null);
    const refused = await send(async () => {
      const text = name.endsWith('.xlsx') ? '' : await file.text();
      if (bareNumbers(text)) {
        setPasted(text.trim());
        setTable(null);
        setMended(ofWaiting);
        return;
      }
      const got = await readTable(companies, file, name);
      setTable({ read: got, match: guessed(got.headings, fields, await knownMatches(companies)) });
      setMended(ofWaiting);
    });
    if (refused) setFault(refused.sentence);
  }

  return (
    <Stack component="section" className="panel panel-body" spacing={2} aria-label="Lista numerów">
      <TextField
        label="Wklej numery NIP"
        helperText="Jeden pod drugim albo po przecinku. Może być też tabela z nagłówkami, na przykład: NIP, E-mail, Forma opodatkowania."
        multiline
        minRows={4}
        maxRows={12}
        value={pasted}
        onChange={({ target }) => {
          setPasted(target.value);
          setTable(null);
          setMended(ofWaiting);
        }}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <FileDrop
        name="Miejsce na plik"
        files="Plik z numerami NIP"
        accept=".csv,.txt,.xlsx,text/csv"
        label="Wybierz plik"
        quiet={true}
        busy={busy}
        hint={`albo upuść go tutaj: CSV lub XLSX, do ${registerLimits.numbers} firm.`}
        onFiles={([file]) => file && void readFile(file, file.name)}
      />
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {table && <Columns {...table} fields={fields} isTaught={isTaught} onMatch={(match) => setTable({ ...table, match })} />}
      {left.length > 0 && <ListBefore count={left.length} onForget={onForgetLeft} />}
      <WrongNumbers
        wrong={rows}
        mended={mended}
        onMend={mend}
        onSkip={(key) => (typeof key === 'number' ? mend(key, null) : onSkip(key))}
      />
      <Repeated numbers={read.repeated} />
      {tooMany && <TooMany count={read.good.length} />}
      <Box>
        {isTable ? (
          <MainButton aria-disabled={busy} onClick={() => void readFile(new Blob([pasted], { type: 'text/csv' }), 'tabela.csv')}>
            Odczytaj tabelę
          </MainButton>
        ) : (
          <AskButton
            count={read.good.length}
            disabled={read.good.length === 0 || tooMany}
            busy={busy}
            onAsk={() => void send(() => onAsk(read.good, read.wrong))}
          />
        )}
      </Box>
    </Stack>
  );
}

function TooMany({ count }: { count: number }) {
  return (
    <Notice role="alert" severity="warning">
      Naraz pytamy o {registerLimits.numbers} firm, a na liście jest {count}. Podziel listę na części.
    </Notice>
  );
}

interface AskButtonProps {
  /** Numbers that are right. */
  count: number;
  disabled: boolean;
  busy: boolean;
  onAsk: () => void;
}

function AskButton({ count, disabled, busy, onAsk }: AskButtonProps) {
  return (
    <MainButton disabled={disabled} aria-disabled={busy} onClick={onAsk}>
      {count > 0 ? `Zapytaj rejestry o ${countOf(count, 'firmę', 'firmy', 'firm')}` : 'Zapytaj rejestry'}
    </MainButton>
  );
}

/** Companies of a list that was asked about in vain: they go along, unless they are let go of. */
function ListBefore({ count, onForget }: { count: number; onForget: () => void }) {
  return (
    <Box>
      Poprzednia lista: {countOf(count, 'firma', 'firmy', 'firm')}{' '}
      <QuietButton size="small" onClick={onForget}>
        Pomiń
        <span className="unseen">: poprzednia lista</span>
      </QuietButton>
    </Box>
  );
}

/** What was typed for rows that wait: it is of no list that is read now. */
const ofWaiting = (mended: Mended): Mended => new Map([...mended].filter(([key]) => typeof key !== 'number'));

/** Addresses and telephones are looked at, as letters go to them; they stand open in the next step too. */
const isContact = (key: string) => (contactFields.some((field) => field.key === key) ? false : null);

interface ColumnsProps {
  read: ReadTable;
  match: Match;
  fields: ComponentProps<typeof ColumnsTable>['fields'];
  isTaught: boolean;
  onMatch: (match: Match) => void;
}

/** What each column of the table is. */
function Columns({ read, match, fields, isTaught, onMatch }: ColumnsProps) {
  return (
    <>
      {!isTaught && (
        <Notice role="alert" severity="warning">
          Wskaż kolumnę z NIP; każde pole może mieć jedną kolumnę.
        </Notice>
      )}
      <ColumnsTable fields={fields} table={read} match={match} onMatch={onMatch} isConcealed={isContact} />
    </>
  );
}
