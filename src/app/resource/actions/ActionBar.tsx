import type { ButtonProps } from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { OtherButton } from '../../kit/buttons';
import { useAnchor } from '../../layout/useAnchor';
import { usePhone } from '../../layout/usePhone';
import { Icon } from '../../theme/Icon';
import { type Act, shared } from './act';

/** Buttons of one page; a phone's line holds two and the menu. */
const most = { desk: 3, phone: 2 };

interface ActionBarProps {
  acts: readonly Act[];
  /** Something else on the line, which takes one place. */
  own?: ReactNode;
  /** Whether the likeliest is the filled button; left out, it is. */
  filled?: boolean;
}

/** What can be done, by weight: the likeliest filled, the next ones outlined, the others in a menu, what destroys last and apart. */
export function ActionBar({ acts, own, filled = true }: ActionBarProps) {
  const { inSight, put } = shared(acts, Math.max(1, most[usePhone() ? 'phone' : 'desk'] - (own ? 1 : 0)));
  const [first, ...others] = inSight;
  return (
    <>
      {first && <ActButton act={first} main={filled && first.forward === true} />}
      {own}
      {others.map((act) => (
        <ActButton key={act.label} act={act} main={false} />
      ))}
      {put.length > 0 && <More acts={put} />}
    </>
  );
}

function ActButton({ act, main }: { act: Act; main: boolean }) {
  const { label, icon, grave, busy, to, press } = act;
  const look: Pick<ButtonProps, 'variant' | 'color' | 'startIcon'> = {
    variant: main ? 'contained' : grave ? 'text' : 'outlined',
    ...(grave ? { color: 'error' } : {}),
    ...(icon && !main ? { startIcon: <Icon name={icon} size={18} /> } : {}),
  };
  return to === undefined ? (
    <OtherButton {...look} aria-disabled={busy} onClick={() => busy || press()}>
      {label}
    </OtherButton>
  ) : (
    <OtherButton {...look} component={Link} to={to}>
      {label}
    </OtherButton>
  );
}

function More({ acts }: { acts: readonly Act[] }) {
  const { opener, opened, close } = useAnchor('menu');
  const phone = usePhone();
  const id = useId();
  const at = acts.findIndex(({ grave }) => grave);
  return (
    <>
      <OtherButton
        id={id}
        variant="outlined"
        {...opener}
        {...(phone ? { 'aria-label': 'Więcej', sx: { minWidth: 44, px: 1 } } : { endIcon: <Icon name="down" size={16} /> })}
      >
        {phone ? <Icon name="more" /> : 'Więcej'}
      </OtherButton>
      <Menu {...opened} slotProps={{ list: { 'aria-labelledby': id } }}>
        {acts.flatMap((act, place) => [
          ...(place === at && place > 0 ? [<Divider key="apart" />] : []),
          <ActItem key={act.label} act={act} onDone={close} />,
        ])}
      </Menu>
    </>
  );
}

/** `rest` is what the menu hands to each of its items: which one the focus begins at. */
function ActItem({ act, onDone, ...rest }: { act: Act; onDone: () => void; autoFocus?: boolean; tabIndex?: number }) {
  const { label, icon, grave, busy, to, press } = act;
  const look = { ...rest, disabled: busy === true, sx: grave ? { color: 'error.main' } : {} };
  const inside = (
    <>
      {icon && (
        <ListItemIcon sx={{ color: 'inherit' }}>
          <Icon name={icon} size={18} />
        </ListItemIcon>
      )}
      {label}
    </>
  );
  return to === undefined ? (
    <MenuItem
      {...look}
      onClick={() => {
        onDone();
        press();
      }}
    >
      {inside}
    </MenuItem>
  ) : (
    <MenuItem {...look} component={Link} to={to} onClick={onDone}>
      {inside}
    </MenuItem>
  );
}
