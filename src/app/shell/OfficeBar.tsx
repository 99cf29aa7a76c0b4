import { type Theme, ThemeProvider } from '@mui/material/styles';
import { AppBar, type AppBarProps } from 'react-admin';
import { Link } from 'react-router';
import { NoticeBell } from '../notices/NoticeBell';
import { PaletteButton } from '../palette/PaletteButton';
import { officePath } from '../routing/officePath';
import { useTenant } from '../tenant/useTenant';
import { TimerButton } from '../timer/TimerButton';
import { OfficeUserMenu } from './OfficeUserMenu';

/** Elsewhere a tooltip adds to what its element says; in the bar it is the only name a picture has. */
const naming = (outer: Theme): Theme => ({
  ...outer,
  components: { ...outer.components, MuiTooltip: { defaultProps: { arrow: true, describeChild: false } } },
});

/** The firm's bar: its name, the search, the timer, what is new, and the person. */
export function OfficeBar(props: AppBarProps) {
  const { tenant, has } = useTenant();
  return (
    <ThemeProvider theme={naming}>
      <AppBar
        {...props}
        color="primary"
        toolbar={
          <div className="bar-tools">
            <PaletteButton section="office" />
            {has('uptime') && <TimerButton />}
            <NoticeBell profile={officePath('dashboard.profile')} all={officePath('notices.list')} />
          </div>
        }
        userMenu={<OfficeUserMenu />}
      >
        <Link to={officePath('dashboard')} className="bar-firm">
          {tenant.logo ? <img src={tenant.logo} alt={tenant.name} /> : tenant.name}
        </Link>
      </AppBar>
    </ThemeProvider>
  );
}
