import type { ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { MainButton, OtherButton, QuietButton } from './buttons';

const looks = { main: MainButton, other: OtherButton, quiet: QuietButton };

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'startIcon' | 'children'> {
  /** What is chosen: the name of the choice itself. */
  name: string;
  look?: keyof typeof looks;
  /** As browsers want it: endings and types, with commas between. */
  accept: string;
  multiple?: boolean;
  /** Files are being read: the button keeps the focus, which comes back to it from the choice, and a press does nothing. */
  busy?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function FileButton({
  name,
  look = 'other',
  accept,
  multiple = false,
  busy = false,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const Button = looks[look];
  return (
    <>
      <input
        hidden
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={name}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again once it was mended.
          target.value = '';
          if (!busy && files.length > 0) onFiles(files);
        }}
      />
      <Button aria-disabled={busy} onClick={() => busy || input.current?.click()} {...button} />
    </>
  );
}
