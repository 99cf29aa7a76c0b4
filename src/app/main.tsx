import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { awaitInstallQuestion } from './install/offer';
import { followOnceLoggedIn } from './live/followOnceLoggedIn';
import { loaders } from './loaders';
import { destroyKey, destroyShared } from './outbox/keyDatabase';
import CrashPage from './pages/CrashPage';
import { rereadUser } from './providers/rereadUser';
import { handLoaders } from './routing/loaded';
import { createPanelRouter } from './routing/PanelRouter';
import { preload } from './routing/preload';
import { onSessionEnd } from './session/end';
import { followSession } from './session/follow';
import { currentUser } from './session/store';
import { latestTenant, loadTenant, onTenantChange } from './tenant/store';
import { applyColors } from './theme/colors';
import { loadFontsAfterPaint } from './theme/fonts';
import { installTrustedTypes } from './theme/trustedTypes';
import { tellNewVersion } from './updates/newVersion';
import './theme/tokens.css';
import './theme/base.css';
import './theme/standIn.css';

handLoaders(loaders);
installTrustedTypes();
awaitInstallQuestion();
// Before the page is left for the login; and again where a browser was closed too early for it.
onSessionEnd(({ expired, elsewhere }) => {
  destroyKey();
  if (!expired && !elsewhere) destroyShared();
});
if (!currentUser()) destroyKey();
followSession({ leave: (path) => location.replace(path), reload: () => location.reload() });
onTenantChange(() => {
  const tenant = latestTenant();
  if (tenant) applyColors(tenant.tenant.colors);
});
// The router asks for the same; by then the answer is on its way. What fails here fails there, with a page that says so.
loadTenant().catch(() => null);
preload(location.pathname);
rereadUser().catch(() => null);

const FactorFirst = lazy(() => import('./pages/FactorFirstPage'));
const root = document.getElementById('root');
if (root) {
  const router = createPanelRouter({ Crash: CrashPage, FactorFirst });
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  loadFontsAfterPaint();
  followOnceLoggedIn((path) => void router.navigate(path));
}
// After everything that the first screen needs. What it tells is handed in, or the login would fetch the panel's file for it. Vite's own server has no service worker.
if (import.meta.env.PROD)
  addEventListener('load', () => void import('./updates/follow').then(({ followVersions }) => followVersions(tellNewVersion)));
