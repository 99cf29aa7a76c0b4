import { queryClient } from '../providers/queryClient';
import { followChanges } from './followChanges';

/** Keeps the panel's screens up to date for as long as the page is open. */
export const followPanel = () => followChanges(queryClient);
