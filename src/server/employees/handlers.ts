import { resources } from '../../../resources';
import { defineHandlers } from '../handlers/define';
import { referralPaper } from './referral';

/** People whom clients employ, and papers for them. */
export const employees = defineHandlers(resources.employees, { papers: { skierowanie: referralPaper } });
