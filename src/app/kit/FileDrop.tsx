import Stack from '@mui/material/Stack';
import { type DragEvent, useState } from 'react';
import { Icon } from '../theme/Icon';
import { FileButton } from './FileButton';

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
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!busy && dropped.length > 0) onFiles(dropped.slice(0, multiple ? undefined : 1));
  };
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
      onDrop={drop}
    >
      <FileButton
        name={files}
        look={quiet ? 'other' : 'main'}
        accept={accept}
        multiple={multiple}
        busy={busy}
        startIcon={<Icon name="file" />}
        onFiles={onFiles}
      >
        {label}
      </FileButton>
      <p className="quiet">{hint}</p>
    </Stack>
  );
}
