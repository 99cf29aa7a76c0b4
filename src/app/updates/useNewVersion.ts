import { useSyncExternalStore } from 'react';
import { isNewVersion, onNewVersion } from './newVersion';

/** Whether the server has a newer build than the one running here. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(onNewVersion, isNewVersion);
}
