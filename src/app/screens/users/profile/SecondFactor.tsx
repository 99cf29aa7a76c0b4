import { useState } from 'react';
import { useStepUp } from '../../../form/useStepUp';
import { OtherButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { ProfileSection } from '../../../layout/ProfileSection';
import { StatusChip } from '../../../layout/StatusChip';
import { request } from '../../../providers/request';
import { ConfirmDialog } from '../../../resource/ConfirmDialog';
import { SetUpApp } from './SetUpApp';

/** Codes of an application instead of e-mailed ones: switched on by reading its picture, off by confirming who one is. */
export function SecondFactor({ app, onChange }: { app: boolean; onChange: () => void }) {
  const { deed } = useDeed();
  const { confirmed, question } = useStepUp();
  const [ending, setEnding] = useState(false);

  async function end(): Promise<void> {
    setEnding(false);
    await deed(async () => {
      if (!(await confirmed(() => request('/api/users/totp', { method: 'DELETE' })))) return null;
      onChange();
      return 'Kody będą znów przychodzić e-mailem';
    });
  }

  return (
    <ProfileSection title="Kod przy logowaniu">
      <p className="profile-fact">
        {app ? (
          <StatusChip label="Kod z aplikacji" color="success" />
        ) : (
          <StatusChip label="Kod przysyłany e-mailem" color="warning" />
        )}
      </p>
      <p>
        {app
          ? 'Przy logowaniu podajesz kod z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.'
          : 'Kod z aplikacji w telefonie (np. Google Authenticator, Microsoft Authenticator, 2FAS) działa bez zasięgu i chroni konto także wtedy, gdy ktoś przejmie Twoją pocztę.'}
      </p>
      {app ? <OtherButton onClick={() => setEnding(true)}>Wyłącz kody z aplikacji</OtherButton> : <SetUpApp onDone={onChange} />}
      {question}
      {ending && (
        <ConfirmDialog
          title="Wyłączyć kody z aplikacji?"
          action="Wyłącz"
          dangerous={true}
          onConfirm={end}
          onClose={() => setEnding(false)}
        >
          <p>Kody będą przychodzić e-mailem, a kody zapasowe przestaną działać.</p>
        </ConfirmDialog>
      )}
    </ProfileSection>
  );
}
