import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type { CSSObject } from '@mui/material/styles';
import { PanelTheme } from '../theme/PanelTheme';

interface PressedProps extends Omit<ButtonBaseProps, 'sx'> {
  /** How it stands and looks: a class alone would come before the rules that take a button's look away, or after, as sheets happen to be fetched. */
  sx?: CSSObject;
}

/** Pressed as a whole, and no button to look at: a row of words, a day, a page of a file, a corner to drag. */
export function Pressed({ sx, ...props }: PressedProps) {
  return (
    <PanelTheme>
      <ButtonBase disableRipple sx={{ font: 'inherit', ...sx }} {...props} />
    </PanelTheme>
  );
}
