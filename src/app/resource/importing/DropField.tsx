import Stack from '@mui/material/Stack';
import { type DragEvent, type ReactNode, useState } from 'react';

const look = { alignItems: 'center', p: 3, textAlign: 'center', border: '2px dashed var(--line-strong)', borderRadius: 2 };

/** Where files may be dropped; what is in it says which, and how to choose them otherwise. */
export function DropField({
  label,
  onFiles,
  children,
}: {
  label: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Stack
      component="section"
      aria-label={label}
      spacing={1}
      sx={{ ...look, bgcolor: over ? 'var(--info-surface)' : 'transparent' }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      {children}
    </Stack>
  );
}
