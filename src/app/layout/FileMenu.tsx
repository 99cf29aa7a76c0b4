import type { ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { OtherButton } from '../kit/buttons';
import { Icon } from '../theme/Icon';
import { useAnchor } from './useAnchor';

interface FileMenuProps<Format extends string> extends Pick<ButtonProps, 'size'> {
  formats: readonly (readonly [Format, string])[];
  /** While a file is on its way nothing else is begun. */
  busy?: boolean;
  onPick: (format: Format) => void;
}

/** Ways to take what is shown away as a file. */
export function FileMenu<Format extends string>({ formats, busy = false, onPick, ...look }: FileMenuProps<Format>) {
  const { opener, opened, close } = useAnchor('menu');
  return (
    <>
      <OtherButton
        {...look}
        variant="outlined"
        startIcon={<Icon name="file" size={18} />}
        aria-disabled={busy}
        {...opener}
        onClick={(event) => busy || opener.onClick(event)}
      >
        {busy ? 'Pobieranie…' : 'Eksport'}
      </OtherButton>
      <Menu {...opened}>
        {formats.map(([format, label]) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              onPick(format);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
