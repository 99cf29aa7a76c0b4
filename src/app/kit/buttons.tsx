import Button, { type ButtonProps } from '@mui/material/Button';
import { PanelTheme } from '../theme/PanelTheme';

/** Typed as Material's own, so that each may be a link too: `component={Link} to=…`. A client's screen has no theme around it, so each brings it. */
const button = (looks: Pick<ButtonProps, 'variant' | 'color'>) =>
  ((props: ButtonProps) => (
    <PanelTheme>
      <Button {...looks} {...props} />
    </PanelTheme>
  )) as typeof Button;

/** The one thing to do next on a screen or in a dialog. */
export const MainButton = button({ variant: 'contained' });

/** What else may be done there. */
export const OtherButton = button({ variant: 'outlined' });

/** Inside things: in a row, beside a value. */
export const QuietButton = button({ variant: 'text' });

/** What can't be taken back, or takes something away. */
export const DangerButton = button({ variant: 'contained', color: 'error' });
