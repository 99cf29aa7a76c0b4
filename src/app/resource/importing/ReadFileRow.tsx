import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { QuietButton } from '../../kit/buttons';
import { Icon } from '../../theme/Icon';

interface ReadFileRowProps {
  name: string;
  /** What it came to, in a few words. */
  told: string;
  onRemove: () => void;
  /** What is wrong with it, or is to be known or said of it. */
  children?: ReactNode;
}

/** Names of the files that were read, one under another. */
export function ReadFileList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {children}
    </Box>
  );
}

/** One file that was read, with the way to take it out. */
export function ReadFileRow({ name, told, onRemove, children }: ReadFileRowProps) {
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <span className="quiet">{told}</span>
        <QuietButton size="small" aria-label={`Usuń: ${name}`} onClick={onRemove}>
          <Icon name="close" size={18} />
          Usuń
        </QuietButton>
      </Box>
      {children}
    </li>
  );
}
