import type { UndoAnswer } from '../../contract/imports';
import { countOf } from '../../lib/text';
import { openUndo, undoOrder, undoRows } from '../records/importUndo';
import { resourceNamed } from '../records/start';
import { defineBegun } from './define';
import { inPieces } from './pieces';

/** The undoing of an import of more rows than a request takes. */
export interface ImportUndo {
  resource: string;
  /** As it was handed out: what stood before is no plain text here either. */
  undo: string;
}

export const importUndoJob = 'records.import.undo';

/** Piece by piece, and each row by itself: one that somebody changed since stays and is told. */
export const importUndo = defineBegun<ImportUndo>({
  name: importUndoJob,
  label: 'Cofnięcie wczytania pliku',
  async run({ resource: named, undo }, { scope, transaction, progress, conclude }) {
    const resource = resourceNamed(named);
    const rows = undoOrder(openUndo(scope, resource, undo));
    const answer: UndoAnswer = { undone: 0, kept: [] };
    await inPieces(rows, {
      transaction,
      work: (tx, piece) => undoRows(tx, scope, resource, piece),
      between(done, { undone, kept }) {
        answer.undone += undone;
        answer.kept.push(...kept);
        return progress(done, rows.length, `Cofnięto: ${countOf(answer.undone, 'wiersz', 'wiersze', 'wierszy')}.`);
      },
    });
    const left = answer.kept.length > 0 ? ` Bez zmian: ${countOf(answer.kept.length, 'wiersz', 'wiersze', 'wierszy')}.` : '';
    conclude({ says: `Cofnięto: ${countOf(answer.undone, 'wiersz', 'wiersze', 'wierszy')}.${left}`, result: answer });
  },
});
