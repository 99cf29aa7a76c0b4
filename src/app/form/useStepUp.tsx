import { type ReactNode, useState } from 'react';
import { ApiError } from '../providers/apiError';
import { StepUpDialog } from './StepUpDialog';

interface Waiting {
  resume: () => void;
  giveUp: () => void;
}

/** What a form says to one who did not confirm. */
export const unconfirmed = 'Nic nie zapisano: ta zmiana wymaga potwierdzenia tożsamości.';

/**
 * For calls that the server lets through only to a person who has just confirmed who they are (S10): where it answers
 * `step_up`, asks, and calls again. `question` is drawn by the caller; null is the answer of one who changed their mind.
 */
export function useStepUp(): { confirmed: <T>(call: () => Promise<T>) => Promise<T | null>; question: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function confirmed<T>(call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403 && error.code === 'step_up')) throw error;
    }
    const goOn = await new Promise<boolean>((resolve) =>
      setWaiting({ resume: () => resolve(true), giveUp: () => resolve(false) }),
    );
    setWaiting(null);
    return goOn ? call() : null;
  }

  return { confirmed, question: waiting && <StepUpDialog onConfirmed={waiting.resume} onClose={waiting.giveUp} /> };
}
