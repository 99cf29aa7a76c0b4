import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('../answering/MySurveys'),
  show: () => import('../answering/AnswerSurvey'),
} satisfies OwnScreens;
