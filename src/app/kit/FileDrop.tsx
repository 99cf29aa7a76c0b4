import Stack from '@mui/material/Stack';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Icon } from '../theme/Icon';
import { MainButton, OtherButton } from './buttons';

interface FileDropProps {
  /** What the place is called by those who do not see it, and what is chosen there. */
  name: string;
  files: string;
  /** As browsers want it: endings and types, with commas between. */
  accept: string;
  multiple?: boolean;
  /** On the button. */
  label: string;
  /** Something else on the page is to be done first. */
  quiet?: boolean;
  /** Files are being read: the button keeps the focus, which comes back to it from the choice, and neither a press nor a drop does anything. */
  busy?: boolean;
  /** After the button: „albo upuść je tutaj: …”. */
  hint: string;
  onFiles: (files: readonly File[]) => void;
}

const look = { alignItems: 'center', p: 3, textAlign: 'center', border: '2px dashed var(--line-strong)', borderRadius: 2 };

/** A dashed place to drop files on, with a button that chooses them. */
export function FileDrop({
  name,
  files,
  accept,
  multiple = false,
  label,
  quiet = false,
  busy = false,
  hint,
  onFiles,
}: FileDropProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    if (!busy && list && list.length > 0) onFiles([...list].slice(0, multiple ? undefined : 1));
  };
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file may be chosen again once it was mended.
    target.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const Choose = quiet ? OtherButton : MainButton;
  return (
    <Stack
      component="section"
      aria-label={name}
      spacing={1}
      sx={{ ...look, bgcolor: over ? 'var(--info-surface)' : 'transparent' }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!busy);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <input hidden ref={input} type="file" accept={accept} multiple={multiple} aria-label={files} onChange={picked} />
      <Choose aria-disabled={busy} startIcon={<Icon name="file" />} onClick={() => busy || input.current?.click()}>
        {label}
      </Choose>
      <p className="quiet">{hint}</p>
    </Stack>
  );
}
