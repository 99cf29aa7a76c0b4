import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { OtherButton } from '../../kit/buttons';
import { FileDrop } from '../../kit/FileDrop';

interface ChooseFilesProps {
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files that are chosen or dropped, as many as there are, and a table from the clipboard of a spreadsheet. */
export function ChooseFiles({ busy, onFiles }: ChooseFilesProps) {
  const [pasted, setPasted] = useState('');

  function takePasted(): void {
    onFiles([new File([pasted], 'Wklejona tabela.csv', { type: 'text/csv' })]);
    setPasted('');
  }

  return (
    <Stack component="section" className="panel panel-body" spacing={2} aria-label="Pliki z kwotami" sx={{ mb: 2 }}>
      <FileDrop
        name="Miejsce na pliki"
        files="Pliki z kwotami"
        accept=".xml,.kdu,.csv,.xlsx,.eml,.msg,text/csv,application/xml,message/rfc822"
        multiple={true}
        label={busy ? 'Czytam pliki…' : 'Wybierz pliki'}
        busy={busy}
        hint="albo upuść je tutaj, wszystkich klientów naraz: JPK_V7M i JPK_V7K, KEDU z Płatnika, CSV, XLSX i wiadomości e-mail (.eml, .msg) z takimi załącznikami."
        onFiles={onFiles}
      />
      <TextField
        label="Albo wklej tabelę z arkusza"
        helperText="Pierwszy wiersz to nagłówki, na przykład: NIP, VAT, PIT-4, ZUS."
        multiline
        minRows={2}
        maxRows={8}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {pasted.trim() !== '' && (
        <OtherButton aria-disabled={busy} onClick={() => busy || takePasted()} sx={{ alignSelf: 'flex-start' }}>
          Odczytaj wklejoną tabelę
        </OtherButton>
      )}
    </Stack>
  );
}
