import TextField from '@mui/material/TextField';
import { type ChangeEvent, useRef, useState } from 'react';
import { importLimits, importRowsOf } from '../../../contract/imports';
import { formatNumber } from '../../../lib/numbers';
import type { Resource } from '../../../schema';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { saidBy } from '../../providers/saidBy';
import { Icon } from '../../theme/Icon';
import { Actions } from './Actions';
import { downloadTemplate } from './calls';
import { DropField } from './DropField';
import type { ImportDraft } from './draft';
import { pastedFile } from './pasted';

interface ChooseFileProps {
  resource: Resource;
  draft: ImportDraft;
  onPasted: (text: string) => void;
  onRead: (file: Blob, fileName: string) => Promise<void>;
  onNext: () => void;
}

const megabyte = 1024 * 1024;

/** The first step: a file that is chosen or dropped, or a table that is pasted. A file that can't be read leaves the one before as it was. */
export function ChooseFile({ resource, draft, onPasted, onRead, onNext }: ChooseFileProps) {
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function read(file: Blob, fileName: string): Promise<void> {
    if (reading) return;
    setFault(
      file.size > importLimits.bytes ? `Plik może mieć najwyżej ${formatNumber(importLimits.bytes / megabyte)} MB.` : null,
    );
    if (file.size > importLimits.bytes) return;
    setReading(true);
    try {
      await onRead(file, fileName);
    } catch (error) {
      setFault(saidBy(error));
    } finally {
      setReading(false);
    }
  }

  async function template(): Promise<void> {
    setFault(null);
    await downloadTemplate(resource).catch((error: unknown) => setFault(saidBy(error)));
  }

  const take = (file: File | undefined) => void (file && read(file, file.name));
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    target.value = '';
  };

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
      <DropField label="Plik do wczytania" onFiles={([file]) => take(file)}>
        <input hidden ref={input} type="file" accept=".csv,.xlsx,text/csv" aria-label="Plik CSV albo XLSX" onChange={picked} />
        <MainButton disabled={reading} startIcon={<Icon name="file" />} onClick={() => input.current?.click()}>
          {reading ? 'Czytam plik…' : 'Wybierz plik'}
        </MainButton>
        <p className="quiet">albo upuść go tutaj: CSV lub XLSX, do {importRowsOf(resource)} wierszy pod nagłówkami kolumn.</p>
      </DropField>
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
        <OtherButton disabled={reading || draft.pasted.trim() === ''} onClick={() => void read(pastedFile(draft.pasted), '')}>
          Dalej z wklejoną tabelą
        </OtherButton>
        <QuietButton disabled={reading} onClick={() => void template()}>
          Pobierz pusty wzór
        </QuietButton>
      </Actions>
    </>
  );
}
