import { useEffect, useState } from 'react';
import { handOver } from '../files/taken';
import { currentUser } from '../session/store';
import { forgetShared, readShared } from './shareStore';

/**
 * Hands over what another app shared to the screen that sends it. It lies sealed on the device until `forget`, so that a closed tab
 * loses nothing of it. `lost` where some could not be kept until now.
 */
export function useShared(): { lost: boolean; forget: () => void } {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let wanted = true;
    void readShared(currentUser()?.id ?? '', Date.now())
      .then((shared) => {
        if (!wanted) return;
        if (shared.files.length > 0) handOver(shared.files);
        if (shared.lost) setLost(true);
      })
      // A browser that keeps nothing has nothing of it.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return {
    lost,
    forget: () => {
      setLost(false);
      void forgetShared(currentUser()?.id ?? '').catch(() => undefined);
    },
  };
}
