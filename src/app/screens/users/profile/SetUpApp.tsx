import { useState } from 'react';
import { useStepUp } from '../../../form/useStepUp';
import { MainButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { request } from '../../../providers/request';
import { type Begun, SetUpDialog } from './SetUpDialog';

/** The button that begins setting up an authenticator application, with all that follows from it. */
export function SetUpApp({ onDone }: { onDone: () => void }) {
  const { deed } = useDeed();
  const { confirmed, question } = useStepUp();
  const [begun, setBegun] = useState<Begun | null>(null);

  const begin = () =>
    deed(async () => {
      const answer = await confirmed(() => request<{ data: Begun }>('/api/users/totp', { method: 'POST' }));
      if (answer) setBegun(answer.json.data);
    });

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
