import IconButton from '@mui/material/IconButton';
import { Icon } from '../theme/Icon';
import { useCopy } from './useCopy';

/** Puts the value that it stands beside into the clipboard. */
export function CopyIcon({ what, text }: { what: string; text: string }) {
  const copy = useCopy(what, text);
  return (
    <IconButton size="small" color="primary" aria-label={`Kopiuj: ${what}`} onClick={copy}>
      <Icon name="copy" size={16} />
    </IconButton>
  );
}
