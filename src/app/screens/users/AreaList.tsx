import { areaReasons } from '../../../access/reasons';
import { areaWords, payrollWords, roleWords } from '../../../access/words';
import { roles as known, type Role } from '../../../schema/areas';
import { Fold } from '../../layout/Fold';
import { useTenant } from '../../tenant/useTenant';
import { Icon } from '../../theme/Icon';
import './users.css';

/** What roles and the grant over personnel data come to in this firm: each role in words, and every area with the reason it is open or closed. */
export function AreaList({ roles, payroll }: { roles: readonly Role[]; payroll: boolean }) {
  const { deniedAreas } = useTenant();
  const reasons = areaReasons(roles, { deniedAreas });
  return (
    <div className="access-words">
      <ul className="role-words">
        {roles.length === 0 && (
          <li>
            <strong>Bez roli</strong> – księgowy lub księgowa: prowadzi firmy, bez ustawień biura i partnerów
          </li>
        )}
        {roles.map((role) => (
          <li key={role}>
            <strong>{roleWords[role].label}</strong> – {roleWords[role].means}
          </li>
        ))}
        <li>
          <strong>Dane kadrowe</strong> – {payroll ? payrollWords.open : payrollWords.closed}
        </li>
      </ul>
      <ul className="area-words" aria-label="Obszary dostępu">
        {reasons.map(({ area, open, why }) => (
          <li key={area} className={open ? 'area-open' : 'area-closed'}>
            <Icon name={open ? 'check' : 'close'} size={18} />
            <span>
              <span className="area-name">
                {areaWords[area].label}
                <span className="unseen">{open ? ': ma dostęp' : ': bez dostępu'}</span>
              </span>
              <span className="quiet">
                {areaWords[area].means} – {why}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What each role gives, before one is picked. */
export function RolesExplained() {
  return (
    <Fold className="roles-explained" title="Co daje każda rola">
      <ul className="role-words">
        {known.map((role) => (
          <li key={role}>
            <strong>{roleWords[role].label}</strong> – {roleWords[role].means}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
