import { lazy } from 'react';
import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./SurveyList'),
  show: () => import('./SurveyShow'),
  create: () => import('./SurveyCreate'),
  edit: () => import('./SurveyEdit'),
  beside: lazy(() => import('./SurveyBeside')),
  pages: {
    'surveys.answer': () => import('./answering/AnswerSurvey'),
    'surveys.mine': () => import('./answering/MySurveys'),
  },
} satisfies OfficeScreens;
