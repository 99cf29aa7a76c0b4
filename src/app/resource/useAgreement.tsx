import { type ReactNode, useState } from 'react';
import { AskFirst } from './AskFirst';
import { questionOf } from './question';

interface Asked {
  says: string;
  answer: (isGiven: boolean) => void;
}

/** A question in the middle of a deed: `given` waits for its answer; what is answered is to be drawn. `action` is what the button says that agrees. */
export function useAgreement(action: string) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const end = (isGiven: boolean) => {
    asked?.answer(isGiven);
    setAsked(null);
  };
  const dialog: ReactNode = asked && (
    <AskFirst {...questionOf(asked.says)} action={action} onConfirm={async () => end(true)} onClose={() => end(false)} />
  );
  return { given: (says: string) => new Promise<boolean>((answer) => setAsked({ says, answer })), dialog };
}

/** What a form says whose question was not agreed to. */
export const notSaved = 'Nic nie zapisano, a to, co wpisano, jest nadal w formularzu.';
