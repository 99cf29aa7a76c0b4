import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ImportAnswer, ImportChoice, ReadTable } from '../../../contract/imports';
import { countOf } from '../../../lib/text';
import type { Resource } from '../../../schema';
import { QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Page } from '../../layout/Page';
import { usePhone } from '../../layout/usePhone';
import { useDeclared } from '../../records/useDeclared';
import { CheckRows } from './CheckRows';
import { ChooseFile } from './ChooseFile';
import { keepMatch, knownMatches, readTable } from './calls';
import { dayColumns, foundDays, isUnsaid, withDays } from './days';
import { type ImportDraft, useImportDraft } from './draft';
import { useFileFields } from './fields';
import { withHours } from './hours';
import { ImportDone } from './ImportDone';
import { MatchColumns } from './MatchColumns';
import { guessed, remembered } from './match';
import { untoldNames, withNames } from './names';
import { asPasted, pastedFile, pastedName } from './pasted';
import { type SentTable, withSame } from './same';

type Loaded = Omit<ImportAnswer, 'data'>;

/** Steps by their word in the address, so that the browser's back button goes one back. */
const steps = { file: 'Plik', columns: 'Kolumny', check: 'Sprawdzenie', done: 'Gotowe' } as const;
type StepName = keyof typeof steps;
const headings: Readonly<Record<StepName, string>> = {
  file: 'Co wczytać?',
  columns: 'Co jest w kolumnach?',
  check: 'Co się stanie z wierszami?',
  done: 'Plik wczytany',
};

/** Pixels of what is read here: as in the lists. */
const readable = {
  '& :is(.MuiAlert-message, .MuiTableCell-body)': { fontSize: 13.5 },
  '& .MuiStepLabel-alternativeLabel': { fontSize: 12 },
};

/** Loads a file into a list: chosen or pasted, its columns matched, its rows looked at, then all of it or nothing. */
export default function ImportScreen() {
  return <ImportPage key={useDeclared().name} />;
}

function ImportPage() {
  const resource = useDeclared();
  const navigate = useNavigate();
  const fields = useFileFields(resource);
  const { draft, change, forget } = useImportDraft(resource);
  const loaded = (useLocation().state as { loaded?: Loaded } | null)?.loaded;
  const days = useMemo(() => daysOf(resource, draft), [resource, draft]);
  const names = useMemo(() => draft.table && untoldNames(resource, draft.table, draft.match), [resource, draft]);
  const saidNames = draft.saidNames ?? false;
  const isOpen = isUnsaid(days) || (names !== null && !saidNames);
  const step = stepAt(useSearchParams()[0].get('step'), { hasTable: draft.table !== null, isUnsaid: isOpen }, loaded);
  const read = useMemo(() => draft.table && withDays(draft.table, days), [draft, days]);
  const sending = useMemo(() => read && sent(resource, read, draft), [resource, read, draft]);
  /** The file itself, as long as the page stands: it can be read once more in another way. */
  const source = useRef<Blob | null>(null);
  const go = (to: StepName) => navigate(to === 'file' ? { search: '' } : { search: `?step=${to}` });
  const file = source.current ?? (draft.pasted !== '' && draft.fileName === '' ? pastedFile(draft.pasted) : null);
  const taken = async (table: ReadTable) => ({
    table,
    match: guessed(table.headings, fields, await knownMatches(resource)),
    days: undefined,
    found: undefined,
    saidNames: undefined,
  });
  async function readAnew(file: Blob, chosen: ImportChoice): Promise<void> {
    const table = await readTable(resource, file, draft.fileName || pastedName, chosen);
    change(await taken(draft.fileName === '' ? asPasted(table) : table));
  }

  return (
    <Page>
      <Stack component="section" className="panel panel-body" spacing={2} aria-label="Wczytywanie pliku" sx={readable}>
        <StepHead step={step} />
        {step === 'file' && (
          <ChooseFile
            draft={draft}
            onPasted={(pasted) => change({ pasted })}
            onRead={async (file, fileName) => {
              const table = await readTable(resource, file, fileName || pastedName);
              const read = await taken(fileName === '' ? asPasted(table) : table);
              source.current = file;
              change({ fileName, ...read });
              go('columns');
            }}
            onNext={() => go('columns')}
          />
        )}
        {step === 'columns' && draft.table && (
          <MatchColumns
            fields={fields}
            table={draft.table}
            match={draft.match}
            onMatch={(match) => change({ match })}
            names={names}
            saidNames={saidNames}
            onNames={(order) => names && change({ match: names.matchAs(order), saidNames: true })}
            days={days}
            onDays={(order) => change({ days: order })}
            same={draft.same ?? {}}
            onSame={(same) => change({ same })}
            onRead={file ? (chosen) => readAnew(file, chosen) : null}
            onBack={() => go('file')}
            onNext={() => go('check')}
          />
        )}
        {step === 'check' && sending && (
          <CheckRows
            draft={{ ...draft, ...sending }}
            onBack={() => go('columns')}
            onDone={({ data: _, ...answer }, left) => {
              if (draft.table) void keepMatch(resource, remembered(draft.table, draft.match));
              // Rows with nothing to load were not sent, so places are told by the rows of the file.
              const waiting = new Set(left.map((at) => sending.table.rows[at]?.row));
              if (draft.table && left.length > 0) {
                // Read anew, the file would bring the rows that went in once more. The rest may not tell any more how its days are written.
                source.current = null;
                const table = { ...draft.table, rows: draft.table.rows.filter(({ row }) => waiting.has(row)) };
                change({ pasted: '', table, found: foundDays(resource, { ...draft, table: draft.table }) });
              } else forget();
              void navigate({ search: '?step=done' }, { replace: true, state: { loaded: answer } });
            }}
          />
        )}
        {step === 'done' && loaded && draft.table && <WaitingRows count={draft.table.rows.length} onSee={() => go('check')} />}
        {step === 'done' && loaded && (
          <ImportDone
            resource={resource}
            answer={loaded}
            onUndone={() =>
              void navigate({ search: '?step=done' }, { replace: true, state: { loaded: { ...loaded, undo: null } } })
            }
            onNext={() => go('file')}
          />
        )}
      </Stack>
    </Page>
  );
}

/** Where one is among the steps. Another step begins at its heading, for those who listen and for the keyboard. */
function StepHead({ step }: { step: StepName }) {
  const phone = usePhone();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <>
      <Stepper activeStep={Object.keys(steps).indexOf(step)} alternativeLabel={phone} aria-label="Kroki wczytywania">
        {Object.entries(steps).map(([name, label]) => (
          <Step key={name} {...(name === step ? { 'aria-current': 'step' as const } : {})}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography ref={heading} tabIndex={-1} variant="h6" component="h2">
        {headings[step]}
      </Typography>
    </>
  );
}

/** Rows of the file that did not go in with the others. */
function WaitingRows({ count, onSee }: { count: number; onSee: () => void }) {
  return (
    <Notice
      role="alert"
      severity="warning"
      action={
        <QuietButton size="small" color="inherit" onClick={onSee}>
          Zobacz je
        </QuietButton>
      }
    >
      {countOf(count, 'wiersz', 'wiersze', 'wierszy')} z tego pliku nie wczytano. Czekają na poprawę.
    </Notice>
  );
}

/** How the days of a draft are written, where that is not the way that Poles write them. */
const daysOf = (resource: Resource, { table, ...draft }: ImportDraft) => (table ? dayColumns(resource, { ...draft, table }) : []);

/** What is sent of a draft: its own columns, hours beside their days, names apart, and what all rows get. */
function sent(resource: Resource, read: SentTable, { match: given, same = {} }: ImportDraft) {
  const joined = withHours(read, given);
  const { table, match } = withNames(resource, joined.table, joined.match);
  return withSame(resource, table, match, same);
}

/** A step that has nothing to show yet, or any more, is the first one. */
function stepAt(
  named: string | null,
  { hasTable, isUnsaid }: { hasTable: boolean; isUnsaid: boolean },
  loaded: Loaded | undefined,
): StepName {
  if (named === 'done') return loaded ? 'done' : 'file';
  if ((named !== 'columns' && named !== 'check') || !hasTable) return 'file';
  return isUnsaid ? 'columns' : named;
}
