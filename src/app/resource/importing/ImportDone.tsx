import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportAnswer, UndoAnswer } from '../../../contract/imports';
import { countOf } from '../../../lib/text';
import type { Resource } from '../../../schema';
import { useStepUp } from '../../form/useStepUp';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { usePaths } from '../../records/paths';
import { ConfirmDialog } from '../ConfirmDialog';
import { Actions } from './Actions';
import { type Progress, undoImport } from './calls';
import { Running } from './Running';

interface ImportDoneProps {
  resource: Resource;
  answer: Omit<ImportAnswer, 'data'>;
  onUndone: (came: UndoAnswer) => void;
  onNext: () => void;
  /** On the button that goes on. */
  next?: string;
  /** Where to look at what was loaded; left out, the resource's list. */
  way?: { to: string; label: string };
}

/** The last step: what came of it, and the way back. */
export function ImportDone({ resource, answer, onUndone, onNext, next = 'Wczytaj następny plik', way }: ImportDoneProps) {
  const { send } = useDeed({ changes: 'all', waits: false });
  const { confirmed, question } = useStepUp();
  const list = usePaths(resource).list();
  const [asking, setAsking] = useState(false);
  const [undoing, setUndoing] = useState<Progress | undefined>(undefined);
  const [fault, setFault] = useState<string | null>(null);
  const [undone, setUndone] = useState<UndoAnswer | null>(null);
  const { undo } = answer;

  async function takeBack(word: string): Promise<void> {
    setAsking(false);
    setFault(null);
    setUndoing(null);
    const refused = await send(async () => {
      const came = await confirmed(() => undoImport(resource, word, { tell: setUndoing }));
      if (!came) return;
      setUndone(came);
      onUndone(came);
    });
    setUndoing(undefined);
    if (refused) setFault(refused.sentence);
  }

  return (
    <>
      {question}
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {undoing !== undefined && <Running label="Cofam wczytanie." progress={undoing} />}
      {undone ? (
        <Undone {...undone} />
      ) : (
        <Notice role="alert" severity="success">
          Wczytano: {summary(answer)}.
        </Notice>
      )}
      <Actions>
        {(way || list) && (
          <MainButton component={Link} to={way?.to ?? list ?? ''}>
            {way?.label ?? 'Przejdź do listy'}
          </MainButton>
        )}
        {undo && !undone && (
          <OtherButton aria-disabled={undoing !== undefined} onClick={() => undoing === undefined && setAsking(true)}>
            Cofnij wczytanie
          </OtherButton>
        )}
        <OtherButton onClick={onNext}>{next}</OtherButton>
      </Actions>
      {asking && undo && (
        <ConfirmDialog
          title="Cofnąć całe wczytanie?"
          action="Cofnij wczytanie"
          dangerous={true}
          onConfirm={() => takeBack(undo)}
          onClose={() => setAsking(false)}
        >
          <p>Nowe pozycje znikną, zmienione wrócą do poprzednich wartości. Zostanie to, co ktoś zmienił już po wczytaniu.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function summary({ created, updated, unchanged }: Pick<ImportAnswer, 'created' | 'updated' | 'unchanged'>): string {
  const parts = [
    created > 0 && countOf(created, 'nowa pozycja', 'nowe pozycje', 'nowych pozycji'),
    updated > 0 && countOf(updated, 'zmieniona pozycja', 'zmienione pozycje', 'zmienionych pozycji'),
    unchanged > 0 && `${countOf(unchanged, 'wiersz', 'wiersze', 'wierszy')} bez zmian`,
  ];
  return parts.filter(Boolean).join(', ');
}

function Undone({ undone, kept }: UndoAnswer) {
  return (
    <Notice role="alert" severity={kept.length > 0 ? 'warning' : 'success'}>
      Cofnięto {countOf(undone, 'wiersz', 'wiersze', 'wierszy')}.
      {kept.length > 0 && (
        <ul>
          {kept.map(({ row, error }) => (
            <li key={row}>
              Wiersz {row}: {error}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
