import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';

export interface Part {
  /** The last word of its address, empty of the record itself. */
  name: string;
  label: string;
}

/** Links, so no `role="tab"`. */
const asLink = { role: undefined, 'aria-selected': undefined, tabIndex: 0 };

interface PartTabsProps {
  parts: readonly (Part & { to: string })[];
  /** Which of them one is at. */
  at: string;
  /** It is a group, of which a second row tells where. */
  isGroup?: boolean;
  dense?: boolean;
}

/** Links in a row that is scrolled where they do not fit; one goes there, so to those who listen they are links and no tabs. */
export function PartTabs({ parts, at, isGroup = false, dense = false }: PartTabsProps) {
  const height = dense ? 36 : 44;
  return (
    <Tabs
      value={at}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile={true}
      slotProps={{ list: { role: undefined } }}
      sx={{
        minHeight: height,
        borderBottom: 1,
        borderColor: 'divider',
        ...(dense ? { '& .MuiTabs-indicator': { height: 0 } } : {}),
      }}
    >
      {parts.map(({ name, label, to }) => (
        <Tab
          key={name}
          value={name}
          label={label}
          component={Link}
          to={to}
          preventScrollReset={true}
          {...asLink}
          aria-current={name === at ? (isGroup ? 'true' : 'page') : undefined}
          sx={{ minHeight: height, minWidth: 0, px: 1.75, '&[aria-current]': { fontWeight: 600 } }}
        />
      ))}
    </Tabs>
  );
}
