import Box from '@mui/material/Box';
import { useState } from 'react';
import { settlementItems } from '../../../../resources/settlementItems';
import { type StatementPlan, statementLimits } from '../../../contract/statements';
import { formatNrb } from '../../../domain/identifiers/nrb';
import { countOf } from '../../../lib/text';
import { FileDrop } from '../../kit/FileDrop';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { request } from '../../providers/request';
import { useMay } from '../../records/usePermit';
import type { Progress } from '../../resource/importing/calls';
import { ReadFileList, ReadFileRow } from '../../resource/importing/ReadFileRow';
import { Running } from '../../resource/importing/Running';
import { useStayOnDrop } from '../../resource/importing/useStayOnDrop';
import type { Written } from '../../resource/importing/useWriting';
import { WrittenHere } from '../../resource/importing/WrittenHere';
import { officePath } from '../../routing/officePath';
import { type Choices, movementsOf, type ReadFile } from './movements';
import { ReviewPayments } from './ReviewPayments';

const board = { to: officePath('settlements.list'), label: 'Przejdź do rozliczeń' };

/** Banks' statements beside what clients were to pay: looked at, then written all at once, and undone as a whole. */
export default function Statements() {
  const mayWrite = useMay()('edit', settlementItems);
  return (
    <Page lead="Wskaż wyciągi z banku (MT940 albo camt.053): klienta, którego rozliczasz, albo własny biura. Przed zapisaniem pokażemy, co który przelew opłaca.">
      {mayWrite ? (
        <Reading />
      ) : (
        <section className="panel">
          <Empty title="Wpłaty zapisują osoby, które prowadzą rozliczenia" />
        </section>
      )}
    </Page>
  );
}

function Reading() {
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  // Kept here, so that it stays when another file comes or goes.
  const [changed, setChanged] = useState<Choices>(new Map());
  const [reading, setReading] = useState<Progress | undefined>(undefined);
  const [loaded, setLoaded] = useState<Written | null>(null);
  const { send } = useDeed();
  useStayOnDrop();

  async function read(chosen: readonly File[]): Promise<void> {
    if (reading || chosen.length === 0) return;
    // The same file chosen again takes the place of the one before.
    const put = (came: ReadFile) => setFiles((before) => [...before.filter(({ id }) => id !== came.id), came]);
    for (const [done, file] of chosen.entries()) {
      setReading({ done, total: chosen.length });
      const named = { id: idOf(file), name: file.name };
      const refused = await send(async () => put({ ...named, plan: await planOf(file) }));
      if (refused) put({ ...named, fault: refused.sentence });
    }
    setReading(undefined);
  }

  if (loaded)
    return (
      <WrittenHere
        label="Zapisane wpłaty"
        resource={settlementItems}
        answer={loaded}
        way={board}
        onUndone={() => setLoaded({ ...loaded, undo: null })}
        onNext={() => setLoaded(null)}
      />
    );
  const movements = movementsOf(files);
  return (
    <>
      <ChooseStatements busy={reading !== undefined} more={files.length > 0} onFiles={(chosen) => void read(chosen)} />
      {reading && <Running label="Czytam wyciągi:" progress={reading} />}
      {files.length > 0 && <ReadFiles files={files} onRemove={(id) => setFiles(files.filter((file) => file.id !== id))} />}
      {movements.length > 0 && reading === undefined && (
        <ReviewPayments
          key={movements.map(({ proof }) => proof).join()}
          movements={movements}
          changed={changed}
          onChange={setChanged}
          onLoaded={(answer) => {
            setFiles([]);
            setChanged(new Map());
            setLoaded(answer);
          }}
        />
      )}
    </>
  );
}

/** Banks call the files of all their clients alike. */
const idOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

async function planOf(file: File): Promise<StatementPlan> {
  if (file.size > statementLimits.fileBytes)
    throw new Error(`Wyciąg może mieć najwyżej ${statementLimits.fileBytes / (1024 * 1024)} MB.`);
  const body = new FormData();
  body.append('file', file, file.name);
  return (await request<{ data: StatementPlan }>('/api/statements/plan', { method: 'POST', body })).json.data;
}

interface ChooseStatementsProps {
  busy: boolean;
  /** Some were read, and writing what they say is next. */
  more: boolean;
  onFiles: (files: readonly File[]) => void;
}

function ChooseStatements({ busy, more, onFiles }: ChooseStatementsProps) {
  return (
    <Box component="section" className="panel panel-body" aria-label="Wyciągi" sx={{ mb: 2 }}>
      <FileDrop
        name="Miejsce na wyciągi"
        files="Wyciągi bankowe"
        accept=".sta,.mt940,.940,.txt,.xml,.exp,text/plain,application/xml"
        multiple={true}
        label={busy ? 'Czytam wyciągi…' : 'Wybierz wyciągi'}
        busy={busy}
        quiet={more}
        hint="albo upuść je tutaj. Plików ani obcych operacji panel nie przechowuje."
        onFiles={onFiles}
      />
    </Box>
  );
}

function ReadFiles({ files, onRemove }: { files: readonly ReadFile[]; onRemove: (id: string) => void }) {
  return (
    <Panel title="Odczytane wyciągi" above={true}>
      <Box className="panel-body">
        <ReadFileList>
          {files.map((file) => (
            <ReadFileRow
              key={file.id}
              name={file.name}
              told={'plan' in file ? toldOf(file.plan) : 'nie odczytano'}
              onRemove={() => onRemove(file.id)}
            >
              {'fault' in file && (
                <Notice severity="error" role="alert">
                  {file.fault}
                </Notice>
              )}
              {'plan' in file && file.plan.says.length > 0 && (
                <Notice severity="warning" role="alert">
                  {file.plan.says.join(' ')}
                </Notice>
              )}
              {'plan' in file && <Strangers plan={file.plan} />}
            </ReadFileRow>
          ))}
        </ReadFileList>
      </Box>
    </Panel>
  );
}

function toldOf({ form, statements }: StatementPlan): string {
  const count = statements.reduce((sum, { entries }) => sum + entries.length, 0);
  const owners = [...new Set(statements.flatMap((statement) => statement.owners))];
  return [form, countOf(count, 'operacja', 'operacje', 'operacji'), ...owners].join(', ');
}

/** Accounts that stand on no client's card: only taxes and ZUS are known then. */
function Strangers({ plan: { statements } }: { plan: StatementPlan }) {
  const strange = statements.filter(({ owners }) => owners.length === 0).map(({ account }) => account);
  if (strange.length === 0) return null;
  const named = [...new Set(strange)].map((account) => (account ? formatNrb(account) : 'bez numeru')).join(', ');
  return (
    <Notice role="alert">
      Tego rachunku nie ma na karcie żadnej Twojej firmy ani w pozycjach biura: {named}. Rozpoznamy tylko przelewy na
      mikrorachunki i do ZUS; rachunek dopiszesz na karcie firmy.
    </Notice>
  );
}
