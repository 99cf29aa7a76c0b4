import type { Job } from './define';
import { jobsUpkeep } from './upkeep';

/** Every kind of work that is done beside requests. */
export const jobs: readonly Job[] = [jobsUpkeep];
