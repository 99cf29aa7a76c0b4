import { useWatch } from 'react-hook-form';
import { clientRoles, roles as known, type Role } from '../../../schema/areas';
import { AreaList, RolesExplained } from './AreaList';
import { ClientRoleExplained } from './CompanyRoles';

/** In a form about a person: what the access that is being given comes to, as it is picked. */
export function AccessPreview({ client = false }: { client?: boolean }) {
  const [isAdmin, roles, payroll, role] = useWatch({ name: ['isAdmin', 'roles', 'payroll', 'role'] });
  if (isAdmin !== true) return client ? <ClientRoleExplained role={clientRoles.find((each) => each === role) ?? null} /> : null;
  const picked: Role[] = known.filter((each) => Array.isArray(roles) && roles.includes(each));
  return (
    <section className="access-preview" aria-label="Co otwiera ten dostęp">
      <h3>Co otwiera ten dostęp</h3>
      <RolesExplained />
      <AreaList roles={picked} payroll={payroll === true} />
    </section>
  );
}

/** In the form of a client's access to a company: what its role opens. */
export function MembershipPreview() {
  const role = useWatch({ name: 'role' });
  return (
    <div className="panel">
      <div className="panel-body">
        <ClientRoleExplained role={clientRoles.find((each) => each === role) ?? null} />
      </div>
    </div>
  );
}
