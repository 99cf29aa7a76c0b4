import Table, { type TableProps } from '@mui/material/Table';
import { PanelTheme } from '../theme/PanelTheme';

/** Material's table in the panel's theme, for what is told in rows and is no list of records. */
export const PanelTable = (props: TableProps) => (
  <PanelTheme>
    <Table {...props} />
  </PanelTheme>
);
