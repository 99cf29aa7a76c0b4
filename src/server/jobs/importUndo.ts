import type { UndoAnswer } from '../../contract/imports';
import { countOf } from '../../lib/text';
import { openUndo, type UndoKind, undoOrder, undoRows } from '../records/importUndo';
import { resourceNamed } from '../records/start';
import { defineBegun } from './define';
import { countPieces } from './pieces';

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
  async run({ resource: named, kind, undo }, { scope, transaction, tally: tallyFrom, progress, conclude }) {
    const resource = resourceNamed(named);
    const rows = undoOrder(openUndo(scope, resource, undo, kind));
    const tally = tallyFrom<UndoAnswer>({ undone: 0, kept: [] });
    await countPieces(rows.slice(tally.done), {
      transaction,
      tally,
      work: (tx, piece) => undoRows(tx, scope, resource, piece),
      add: (sum, { undone, kept }) => ({ undone: sum.undone + undone, kept: [...sum.kept, ...kept] }),
      between: () => progress(tally.done, rows.length, `Cofnięto: ${counted(tally.sum.undone)}.`),
    });
    const { undone, kept } = tally.sum;
    const left = kept.length > 0 ? ` Bez zmian: ${counted(kept.length)}.` : '';
    conclude({ says: `Cofnięto: ${counted(undone)}.${left}`, result: tally.sum });
  },
});

const counted = (many: number) => countOf(many, 'pozycja', 'pozycje', 'pozycji');
