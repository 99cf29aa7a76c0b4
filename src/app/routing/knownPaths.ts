/** Addresses that code of both panels tells, so that a client's brings no table of the office's. */

/** One's own surveys, which people of the office and clients answer on the same screens. */
export const surveyPaths = {
  office: { mine: '/dashboard/surveys/mine', answer: '/dashboard/surveys/:id/answer' },
  client: { mine: '/surveys', answer: '/surveys/:id' },
} as const;

/** Who saw and changed what. */
export const trailPath = '/dashboard/settings/audit';
