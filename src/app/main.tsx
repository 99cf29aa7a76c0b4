import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createPanelRouter } from './routing/PanelRouter';
import { onSessionEnd } from './session/end';
import { loadTenant } from './tenant/store';

void loadTenant().catch(() => null);
onSessionEnd(() => location.replace('/login'));

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createPanelRouter()} />
    </StrictMode>,
  );
