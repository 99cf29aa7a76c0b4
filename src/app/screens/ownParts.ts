import { lazy } from 'react';
import { bringParts } from '../resource/ownParts';
import { shownElsewhere } from './shownElsewhere';
import { showsMore, widgets } from './widgets';

bringParts({
  widgets,
  showsMore,
  shownElsewhere,
  beside: {
    tickets: lazy(() => import('./tickets/TicketBeside')),
    documents: lazy(() => import('./documents/DocumentBeside')),
    surveys: lazy(() => import('./surveys/SurveyBeside')),
  },
  Conversation: lazy(() => import('../conversation/Conversation')),
});
