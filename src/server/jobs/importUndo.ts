import type { UndoAnswer } from '../../contract/imports';
import { countOf } from '../../lib/text';
import { openUndo, type UndoKind, undoOrder, undoRows } from '../records/importUndo';
import { resourceNamed } from '../records/start';
import { defineBegun } from './define';
import { inPieces } from './pieces';

/** The undoing of an import, or of a change, of more rows than a request takes. */
export interface ImportUndo {
  resource: string;
  kind: UndoKind;
  /** As it was handed out: what stood before is no plain text here either. */
  undo: string;
}

export const importUndoJob = 'records.import.undo';

/** Piece by piece, and each row by itself: one that somebody changed since stays and is told. */
export const importUndo = defineBegun<ImportUndo>({
  name: importUndoJob,
  label: 'Cofnięcie zmian',
  async run({ resource: named, kind, undo }, { scope, transaction, progress, conclude }) {
    const resource = resourceNamed(named);
    const rows = undoOrder(openUndo(scope, resource, undo, kind));
    const answer: UndoAnswer = { undone: 0, kept: [] };
    await inPieces(rows, {
      transaction,
      work: (tx, piece) => undoRows(tx, scope, resource, piece),
      between(done, { undone, kept }) {
        answer.undone += undone;
        answer.kept.push(...kept);
        return progress(done, rows.length, `Cofnięto: ${counted(answer.undone)}.`);
      },
    });
    const left = answer.kept.length > 0 ? ` Bez zmian: ${counted(answer.kept.length)}.` : '';
    conclude({ says: `Cofnięto: ${counted(answer.undone)}.${left}`, result: answer });
  },
});

const counted = (many: number) => countOf(many, 'pozycja', 'pozycje', 'pozycji');
