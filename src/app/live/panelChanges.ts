import { queryClient } from '../providers/queryClient';
import { followPush } from '../push/followPush';
import { followChanges } from './followChanges';

/** Keeps the panel's screens up to date for as long as the page is open. */
export function followPanel(open: (path: string) => void) {
  followPush(queryClient, open);
  return followChanges(queryClient);
}
