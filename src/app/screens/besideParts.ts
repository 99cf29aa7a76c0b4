import { lazy } from 'react';
import { bringParts } from '../resource/ownParts';

/** The office alone has a record beside its list. */
bringParts({
  beside: {
    tickets: lazy(() => import('./tickets/TicketBeside')),
    documents: lazy(() => import('./documents/DocumentBeside')),
    surveys: lazy(() => import('./surveys/SurveyBeside')),
  },
});
