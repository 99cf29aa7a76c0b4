import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { importBytesOf, importRowsOf } from '../../../contract/imports';
import { formatNumber } from '../../../lib/numbers';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { FileDrop } from '../../kit/FileDrop';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { useDeclared } from '../../records/useDeclared';
import { Actions } from './Actions';
import { downloadTemplate } from './calls';
import type { ImportDraft } from './draft';
import { pastedFile } from './pasted';

interface ChooseFileProps {
  draft: ImportDraft;
  onPasted: (text: string) => void;
  onRead: (file: Blob, fileName: string) => Promise<void>;
  onNext: () => void;
}

const megabyte = 1024 * 1024;

/** The first step: a file that is chosen or dropped, or a table that is pasted. A file that can't be read leaves the one before as it was. */
export function ChooseFile({ draft, onPasted, onRead, onNext }: ChooseFileProps) {
  const resource = useDeclared();
  const { send, doingIn } = useDeed();
  const [fault, setFault] = useState<string | null>(null);

  async function read(file: Blob, fileName: string): Promise<void> {
    if (reading) return;
    const most = importBytesOf(resource);
    const tooLarge = file.size > most;
    setFault(tooLarge ? `Plik może mieć najwyżej ${formatNumber(most / megabyte)} MB.` : null);
    if (tooLarge) return;
    const refused = await send(() => onRead(file, fileName), { row: 'file' });
    if (refused) setFault(refused.sentence);
  }

  async function template(): Promise<void> {
    setFault(null);
    const refused = await send(() => downloadTemplate(resource), { row: 'template' });
    if (refused) setFault(refused.sentence);
  }

  const reading = doingIn('file');
  const take = (file: File | undefined) => void (file && read(file, file.name));

  return (
    <>
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {draft.table && (
        <Notice
          role="alert"
          severity="info"
          action={
            <QuietButton size="small" color="inherit" onClick={onNext}>
              Wróć do kolumn
            </QuietButton>
          }
        >
          {draft.fileName ? `Masz tu już plik ${draft.fileName}.` : 'Masz tu już wklejoną tabelę.'} Inny zajmie jego miejsce.
        </Notice>
      )}
      <FileDrop
        name="Plik do wczytania"
        files="Plik CSV albo XLSX"
        accept=".csv,.xlsx,text/csv"
        label={reading ? 'Czytam plik…' : 'Wybierz plik'}
        busy={reading}
        hint={`albo upuść go tutaj: CSV lub XLSX, do ${formatNumber(importRowsOf(resource))} wierszy pod nagłówkami kolumn.`}
        onFiles={([file]) => take(file)}
      />
      <TextField
        label="Albo wklej tabelę z arkusza"
        multiline
        minRows={4}
        maxRows={10}
        value={draft.pasted}
        onChange={({ target }) => onPasted(target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Actions>
        <OtherButton
          disabled={draft.pasted.trim() === ''}
          aria-disabled={reading}
          onClick={() => void read(pastedFile(draft.pasted), '')}
        >
          Dalej z wklejoną tabelą
        </OtherButton>
        <QuietButton aria-disabled={doingIn('template')} onClick={() => void template()}>
          Pobierz pusty wzór
        </QuietButton>
      </Actions>
    </>
  );
}
