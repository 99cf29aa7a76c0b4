import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useStepUp } from '../../form/useStepUp';
import { MainButton } from '../../kit/buttons';
import { saidBy } from '../../layout/Problem';
import { request } from '../../providers/request';
import { type Begun, SetUpDialog } from './SetUpDialog';

/** The button that begins setting up an authenticator application, with all that follows from it. */
export function SetUpApp({ onDone }: { onDone: () => void }) {
  const notify = useNotify();
  const { confirmed, question } = useStepUp();
  const [begun, setBegun] = useState<Begun | null>(null);

  async function begin(): Promise<void> {
    try {
      const answer = await confirmed(() => request<{ data: Begun }>('/api/users/totp', { method: 'POST' }));
      if (answer) setBegun(answer.json.data);
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  return (
    <>
      <MainButton onClick={() => void begin()}>Włącz kody z aplikacji</MainButton>
      {question}
      {begun && (
        <SetUpDialog
          begun={begun}
          onClose={(on) => {
            setBegun(null);
            if (on) onDone();
          }}
        />
      )}
    </>
  );
}
