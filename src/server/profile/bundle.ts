import { servedStatuses } from '../recurring/client';

/** Whom a bundle of questions is for: the company alone, whichever of the states in which the office works for it. */
export const companyFilter = (id: string): string => `id:${id},status:${servedStatuses.join('|')}`;
