import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { menuOf } from '../routing/menu';
import { table } from '../routing/table';
import { useRoute } from '../routing/useRoute';
import { logout } from '../session/logout';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';

/** The office's shell: menu, heading, the screen. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const entries = menuOf(table, 'office', useUser(), useTenant());
  return (
    <>
      <nav aria-label="Menu">
        {entries.map(({ name, path, title }) => (
          <Link key={name} to={path}>
            {title}
          </Link>
        ))}
        <button type="button" onClick={logout}>
          Wyloguj
        </button>
      </nav>
      <main>
        <h1>{useRoute()?.route.title}</h1>
        {children}
      </main>
    </>
  );
}
