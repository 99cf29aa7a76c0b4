import { useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo, useState } from 'react';
import type { ImportAnswer } from '../../../contract/imports';
import { countOf } from '../../../lib/text';
import { useStepUp } from '../../form/useStepUp';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { save } from '../../records/exportDownload';
import { useDeclared } from '../../records/useDeclared';
import { Actions } from './Actions';
import { loadFile, type Progress } from './calls';
import type { ImportDraft } from './draft';
import { Foreseen } from './foreseen';
import { PreviewTable } from './PreviewTable';
import { type PreviewRow, previewColumns, previewRows } from './preview';
import { Running } from './Running';
import { errorSheet, sentFile, sentRows } from './sheets';
import { useTrial } from './useTrial';

interface CheckRowsProps {
  draft: ImportDraft & { table: NonNullable<ImportDraft['table']> };
  onBack: () => void;
  /** `left` are places of rows that were wrong and did not go in. */
  onDone: (answer: ImportAnswer, left: readonly number[]) => void;
}

/** The third step: what would become of each row; then all of them are loaded, or none, or, where some are wrong, all the right ones. */
export function CheckRows({ draft: { table, match, fileName }, onBack, onDone }: CheckRowsProps) {
  const resource = useDeclared();
  const client = useQueryClient();
  const { confirmed, question } = useStepUp();
  const { send } = useDeed();
  const sent = useMemo(() => sentRows(table, match), [table, match]);
  const file = (left: readonly number[] = []) =>
    sentFile(
      match,
      sent.filter(({ at }) => !left.includes(at)),
    );
  const { trial, again } = useTrial(resource, () => file(), confirmed);
  /** Undefined while nothing is being loaded. */
  const [loading, setLoading] = useState<Progress | undefined>(undefined);
  const [fault, setFault] = useState<string | null>(null);
  const columns = useMemo(() => previewColumns(resource, match), [resource, match]);
  const answer = trial.state === 'done' ? trial.answer : null;
  const rows = useMemo(
    () => (answer ? previewRows(resource, table, match, sent, answer) : []),
    [resource, table, match, sent, answer],
  );

  const wrong = rows.filter(({ action }) => action === 'refuse').map(({ at }) => at);

  async function load(left: readonly number[] = []): Promise<void> {
    if (loading !== undefined) return;
    setFault(null);
    setLoading(null);
    const refused = await send(async () => {
      const loaded = await confirmed(() => loadFile(resource, file(left), false, { tell: setLoading }));
      if (!loaded) return;
      void client.invalidateQueries();
      onDone({ ...loaded, data: [] }, left);
    });
    setLoading(undefined);
    if (!refused) return;
    setFault(refused.sentence);
    again();
  }

  const Foretold = useContext(Foreseen);
  const writes = answer ? answer.created + answer.updated : 0;
  const isReady = answer !== null && answer.refused === 0 && writes > 0;
  return (
    <>
      {question}
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {trial.state === 'running' && <Running label="Sprawdzam wiersze. Nic jeszcze nie zapisano." progress={trial.progress} />}
      {loading !== undefined && <Running label="Wczytuję: wszystkie wiersze albo żaden." progress={loading} />}
      {trial.state === 'failed' && (
        <Notice
          role="alert"
          severity="error"
          action={
            <QuietButton size="small" color="inherit" onClick={again}>
              Sprawdź ponownie
            </QuietButton>
          }
        >
          {trial.says}
        </Notice>
      )}
      {answer && loading === undefined && <Verdict answer={answer} doubtful={rows.filter(isDoubtful).length} />}
      {answer?.foreseen && Foretold && loading === undefined && <Foretold foreseen={answer.foreseen} />}
      {answer && <PreviewTable columns={columns} rows={rows} />}
      <Actions>
        <MainButton disabled={!isReady} aria-disabled={loading !== undefined} onClick={() => void load()}>
          {writes > 0 ? `Wczytaj ${countOf(writes, 'wiersz', 'wiersze', 'wierszy')}` : 'Wczytaj'}
        </MainButton>
        {wrong.length > 0 && writes > 0 && (
          <OtherButton aria-disabled={loading !== undefined} onClick={() => void load(wrong)}>
            Zostaw błędne, wczytaj resztę
          </OtherButton>
        )}
        {answer !== null && answer.refused > 0 && (
          <OtherButton
            onClick={() => {
              const faults = rows.flatMap((row) =>
                row.action === 'refuse' ? [{ at: row.at, says: row.faults.join('; ') }] : [],
              );
              save(errorSheet(table, faults), `do-poprawy-${(fileName || 'tabela').replace(/\.\w+$/, '')}.csv`);
            }}
          >
            Pobierz wiersze do poprawy
          </OtherButton>
        )}
        <OtherButton disabled={loading !== undefined} onClick={onBack}>
          Zmień kolumny
        </OtherButton>
      </Actions>
    </>
  );
}

/** What stays as it is, or is not written, needs no second look. */
const isDoubtful = ({ action, doubts }: PreviewRow): boolean => (action === 'create' || action === 'update') && doubts.length > 0;

/** What the whole file comes to, in a sentence. */
function Verdict({ answer: { created, updated, unchanged, refused }, doubtful }: { answer: ImportAnswer; doubtful: number }) {
  if (refused > 0)
    return (
      <Notice role="alert" severity="error">
        {countOf(refused, 'wiersz wymaga', 'wiersze wymagają', 'wierszy wymaga')} poprawy. Możesz je pobrać, poprawić w arkuszu i
        wczytać cały plik jeszcze raz{created + updated > 0 && ' albo wczytać teraz same dobre wiersze: błędne tu poczekają'}.
      </Notice>
    );
  if (created + updated === 0)
    return (
      <Notice role="alert" severity="info">
        Wszystko z tego pliku już jest w panelu. Nie ma czego wczytać.
      </Notice>
    );
  const parts = [
    created > 0 && countOf(created, 'nowa pozycja', 'nowe pozycje', 'nowych pozycji'),
    updated > 0 && countOf(updated, 'zmieniona', 'zmienione', 'zmienionych'),
    unchanged > 0 && `${countOf(unchanged, 'wiersz', 'wiersze', 'wierszy')} bez zmian`,
  ];
  return (
    <Notice role="alert" severity={doubtful > 0 ? 'warning' : 'success'}>
      Można wczytać: {parts.filter(Boolean).join(', ')}. Jeszcze nic nie zapisano.
      {doubtful > 0 &&
        ` ${countOf(doubtful, 'wiersz wymaga', 'wiersze wymagają', 'wierszy wymaga')} sprawdzenia przed wczytaniem.`}
    </Notice>
  );
}
