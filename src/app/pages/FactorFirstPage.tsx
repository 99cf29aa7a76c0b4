import { CoreAdminContext } from 'ra-core';
import { QuietButton } from '../kit/buttons';
import { Toasts } from '../layout/Toasts';
import { panelProps } from '../panel/panelProps';
import { logout } from '../providers/logout';
import { rereadUser } from '../providers/rereadUser';
import type { Section } from '../routing/route';
import { SetUpApp } from '../screens/users/profile/SetUpApp';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { PublicFrame } from './PublicFrame';
import '../layout/parts.css';
import '../screens/users/profile/profile.css';

/** In place of any screen, for people who have yet to set up the second factor that the firm demands; afterwards the screen they wanted is there. */
export default function FactorFirstPage({ section }: { section: Exclude<Section, 'public'> }) {
  const { first_name } = useUser();
  const { tenant } = useTenant();
  return (
    <CoreAdminContext {...panelProps(section)}>
      <PublicFrame
        title="Jeszcze jeden krok"
        lead={`${first_name}, ${tenant.name} dba o bezpieczeństwo danych i prosi, aby przy logowaniu podawać kod z aplikacji w telefonie.`}
      >
        <p>
          Wystarczy darmowa aplikacja, na przykład Google Authenticator, Microsoft Authenticator albo 2FAS. Zajmie to minutę, a
          potem przejdziesz od razu tam, gdzie zmierzasz.
        </p>
        <div className="factor-first">
          <SetUpApp onDone={() => void rereadUser()} />
          <QuietButton onClick={() => void logout()}>Wyloguj</QuietButton>
        </div>
      </PublicFrame>
      <Toasts />
    </CoreAdminContext>
  );
}
