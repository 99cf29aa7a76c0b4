import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { companies } from '../../../../../resources/companies';
import type { ReadTable } from '../../../../contract/imports';
import { registerLimits } from '../../../../contract/registers';
import { countOf } from '../../../../lib/text';
import { itemColumn } from '../../../../schema/importing';
import { MainButton } from '../../../kit/buttons';
import { FileDrop } from '../../../kit/FileDrop';
import { Notice } from '../../../kit/Notice';
import { useDeed } from '../../../kit/useDeed';
import { ColumnsTable } from '../../../resource/importing/ColumnsTable';
import { knownMatches, readTable } from '../../../resource/importing/calls';
import { useFileFields } from '../../../resource/importing/fields';
import { givenTwice, guessed, type Match } from '../../../resource/importing/match';
import { bareNumbers, contactFields, type Given, type ReadNumbers, tableNumbers } from './numbers';

const nobody: ReadNumbers = { good: [], wrong: [], repeated: [] };
const shown = 12;

/** The first step: numbers that are pasted, or a table with more in it; wrong and repeated ones are told before anybody is asked. */
export function GiveNumbers({ onAsk }: { onAsk: (given: Given[]) => Promise<void> }) {
  const ofCompany = useFileFields(companies);
  const fields = [...ofCompany.filter(({ key }) => key !== 'id' && itemColumn(key) === null), ...contactFields];
  const [pasted, setPasted] = useState('');
  const [table, setTable] = useState<{ read: ReadTable; match: Match } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { send, doing: busy } = useDeed();

  const bare = pasted.trim() === '' ? null : bareNumbers(pasted);
  const isTable = pasted.trim() !== '' && bare === null && table === null;
  const taught = table?.match.includes('vat_number') && givenTwice(table.match).size === 0;
  const read = table ? (taught ? tableNumbers(table.read, table.match) : nobody) : (bare ?? nobody);
  const tooMany = read.good.length > registerLimits.numbers;

  async function readFile(file: Blob, name: string): Promise<void> {
    setFault(null);
    const refused = await send(async () => {
      const text = name.endsWith('.xlsx') ? '' : await file.text();
      if (bareNumbers(text)) {
        setPasted(text.trim());
        setTable(null);
        return;
      }
      const got = await readTable(companies, file, name);
      setTable({ read: got, match: guessed(got.headings, fields, await knownMatches(companies)) });
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
      {table && (
        <>
          {!taught && (
            <Notice role="alert" severity="warning">
              Wskaż kolumnę z NIP; każde pole może mieć jedną kolumnę.
            </Notice>
          )}
          <ColumnsTable
            fields={fields}
            table={table.read}
            match={table.match}
            onMatch={(match) => setTable({ ...table, match })}
          />
        </>
      )}
      <Faults {...read} />
      {tooMany && (
        <Notice role="alert" severity="warning">
          Naraz pytamy o {registerLimits.numbers} firm, a na liście jest {read.good.length}. Podziel listę na części.
        </Notice>
      )}
      <Box>
        {isTable ? (
          <MainButton aria-disabled={busy} onClick={() => void readFile(new Blob([pasted], { type: 'text/csv' }), 'tabela.csv')}>
            Odczytaj tabelę
          </MainButton>
        ) : (
          <MainButton
            disabled={read.good.length === 0 || tooMany}
            aria-disabled={busy}
            onClick={() => void send(() => onAsk(read.good))}
          >
            {read.good.length > 0
              ? `Zapytaj rejestry o ${countOf(read.good.length, 'firmę', 'firmy', 'firm')}`
              : 'Zapytaj rejestry'}
          </MainButton>
        )}
      </Box>
    </Stack>
  );
}

/** Numbers that nobody is asked about. */
function Faults({ wrong, repeated }: ReadNumbers) {
  return (
    <>
      {wrong.length > 0 && (
        <Notice role="alert" severity="warning">
          Błędne numery; popraw je albo pominiemy:
          <ul>
            {wrong.slice(0, shown).map(({ typed, says }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same wrong number may stand in the list twice
              <li key={at}>
                {typed}: {says}
              </li>
            ))}
          </ul>
          {wrong.length > shown && `i jeszcze ${wrong.length - shown}.`}
        </Notice>
      )}
      {repeated.length > 0 && (
        <Notice role="alert" severity="info">
          Powtórzone numery bierzemy raz: {repeated.slice(0, shown).join(', ')}
          {repeated.length > shown && ` i jeszcze ${repeated.length - shown}`}.
        </Notice>
      )}
    </>
  );
}
