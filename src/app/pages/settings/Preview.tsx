import type { CSSProperties } from 'react';
import type { TenantConfig } from '../../../tenants/define';
import { components } from '../../../tenants/standard';
import { labelOf } from '../../routing/label';
import { menuOf } from '../../routing/menu';
import { table } from '../../routing/officeTable';
import { useUser } from '../../session/useSession';
import { tenantOf } from '../../tenant/tenant';
import { legible, onColor } from '../../theme/colors';

/** How the panel will look: the bar, the menu, the columns of the companies, the first screen. Drawn from what is being changed. */
export function Preview({ config }: { config: TenantConfig }) {
  const user = useUser();
  const { primary, secondary, background } = legible(config.tenant.colors);
  const access = user.access.filter((area) => !config.deniedAreas.includes(area as never));
  const menu = menuOf(table, 'office', { ...user, access }, tenantOf(config));
  const columns = (config.modules.company?.columns ?? []).filter(({ visible }) => visible);
  const parts = Object.entries(components.dashboard ?? {}).filter(
    ([name]) => config.modules.dashboard?.components[name]?.visible,
  );
  const style = { '--shown-primary': primary, '--shown-secondary': secondary, '--shown-background': background } as CSSProperties;
  return (
    <figure className="look-preview" style={style}>
      <figcaption>Podgląd</figcaption>
      <div className="preview-bar" style={{ color: onColor }}>
        {config.tenant.name}
      </div>
      <div className="preview-body">
        <ul className="preview-menu">
          {menu.map((route) => (
            <li key={route.name}>{labelOf(route)}</li>
          ))}
        </ul>
        <div className="preview-page">
          <p className="preview-title">
            Firmy <span className="preview-button">Nowa firma</span>
          </p>
          <div className="preview-table">
            <table>
              <thead>
                <tr>
                  {columns.map(({ key, title, align }) => (
                    <th key={key} scope="col" style={{ textAlign: align }}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
            </table>
          </div>
          <p className="preview-title">Pulpit i strona klienta</p>
          <ul className="preview-parts">
            {parts.map(([name, { label }]) => (
              <li key={name}>{label}</li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  );
}
