import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Resource } from '../../schema';
import { useAnchor } from '../layout/useAnchor';
import { Icon } from '../theme/Icon';
import { exportFormats, useExport } from './useExport';

/** Ways to take the whole list away as a file; while one comes, the button tells how much has and stops it. */
export function ExportMenu({ resource }: { resource: Resource }) {
  const { download, cancel, progress, question } = useExport(resource);
  const { opener, opened, close } = useAnchor('menu');
  return (
    <>
      {progress === null ? (
        <Button variant="outlined" startIcon={<Icon name="file" size={18} />} {...opener}>
          Eksport
        </Button>
      ) : (
        <Button variant="outlined" startIcon={<Icon name="close" size={18} />} onClick={cancel}>
          {progress} – przerwij
        </Button>
      )}
      <Menu {...opened}>
        {exportFormats.map(({ format, label }) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              void download(format);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {question}
    </>
  );
}
