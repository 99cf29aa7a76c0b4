import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, useRef, useState } from 'react';
import { MainButton, OtherButton } from '../../kit/buttons';
import { DropField } from '../../resource/importing/DropField';
import { Icon } from '../../theme/Icon';

interface ChooseFilesProps {
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files that are chosen or dropped, as many as there are, and a table from the clipboard of a spreadsheet. */
export function ChooseFiles({ busy, onFiles }: ChooseFilesProps) {
  const [pasted, setPasted] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = '';
  };
  function takePasted(): void {
    onFiles([new File([pasted], 'Wklejona tabela.csv', { type: 'text/csv' })]);
    setPasted('');
  }

  return (
    <Stack component="section" className="panel panel-body" spacing={2} aria-label="Pliki z kwotami" sx={{ mb: 2 }}>
      <DropField label="Miejsce na pliki" onFiles={onFiles}>
        <input
          hidden
          multiple
          ref={input}
          type="file"
          accept=".xml,.kdu,.csv,.xlsx,.eml,text/csv,application/xml,message/rfc822"
          aria-label="Pliki z kwotami"
          onChange={picked}
        />
        <MainButton disabled={busy} startIcon={<Icon name="file" />} onClick={() => input.current?.click()}>
          {busy ? 'Czytam pliki…' : 'Wybierz pliki'}
        </MainButton>
        <p className="quiet">
          albo upuść je tutaj, wszystkich klientów naraz: JPK_V7M i JPK_V7K, KEDU z Płatnika, CSV, XLSX i wiadomości e-mail (.eml)
          z takimi załącznikami.
        </p>
      </DropField>
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
        <OtherButton disabled={busy} onClick={takePasted} sx={{ alignSelf: 'flex-start' }}>
          Odczytaj wklejoną tabelę
        </OtherButton>
      )}
    </Stack>
  );
}
