import { lazy } from 'react';
import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./DocumentList'),
  show: () => import('./DocumentShow'),
  create: () => import('./DocumentUpload'),
  beside: lazy(() => import('./DocumentBeside')),
  pages: {
    'dashboard.documents.drop': () => import('./drop/DropDocuments'),
    'dashboard.documents.queue': () => import('./DocumentQueue'),
  },
} satisfies OfficeScreens;
