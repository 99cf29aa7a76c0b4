import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { formatDateTime } from '../../../../lib/dates';
import { deviceName } from '../../../../lib/device';
import { useStepUp } from '../../../form/useStepUp';
import { OtherButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { Pending } from '../../../layout/Pending';
import { ProfileSection } from '../../../layout/ProfileSection';
import { request } from '../../../providers/request';
import { ConfirmDialog } from '../../../resource/ConfirmDialog';
import { canUsePasskeys } from '../../../session/canUsePasskeys';
import { PasskeyDialog } from './PasskeyDialog';

interface Passkey {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** Keys that one's devices hold: a login by finger, face or PIN, instead of a code or of password and code. */
export function Passkeys() {
  const { deed } = useDeed();
  const notify = useNotify();
  const { confirmed, question } = useStepUp();
  const [asked, setAsked] = useState<PublicKeyCredentialCreationOptionsJSON | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'passkeys'],
    queryFn: async ({ signal }) => (await request<{ data: Passkey[] }>('/api/users/passkeys', { signal })).json.data,
    retry: false,
  });

  const begin = () =>
    deed(async () => {
      const answer = await confirmed(() =>
        request<{ data: PublicKeyCredentialCreationOptionsJSON }>('/api/users/passkeys/options', { method: 'POST' }),
      );
      if (answer) setAsked(answer.json.data);
      return null;
    });
  const remove = ({ id, name }: Passkey) =>
    deed(async () => {
      setRemoving(null);
      if (!(await confirmed(() => request(`/api/users/passkeys/${id}`, { method: 'DELETE' })))) return null;
      await refetch();
      return `Usunięto klucz „${name}”`;
    });

  return (
    <ProfileSection title="Klucze dostępu">
      <p>
        Klucz w telefonie, komputerze albo na kluczu USB loguje odciskiem palca, twarzą lub kodem PIN urządzenia, bez hasła i bez
        przepisywania kodu. Nie da się go podejrzeć ani wyłudzić na fałszywej stronie.
      </p>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={2} />
      ) : (
        data.length > 0 && (
          <ul className="sessions">
            {data.map((passkey) => (
              <li key={passkey.id}>
                <div>
                  <p className="session-name">{passkey.name}</p>
                  <p className="quiet">
                    dodano <span className="number">{formatDateTime(passkey.created_at)}</span>,{' '}
                    {passkey.last_used_at ? (
                      <>
                        ostatnio użyto <span className="number">{formatDateTime(passkey.last_used_at)}</span>
                      </>
                    ) : (
                      'jeszcze nie użyto'
                    )}
                  </p>
                </div>
                <OtherButton size="small" onClick={() => setRemoving(passkey)}>
                  Usuń<span className="unseen">: {passkey.name}</span>
                </OtherButton>
              </li>
            ))}
          </ul>
        )
      )}
      {canUsePasskeys() ? (
        <OtherButton onClick={() => void begin()}>Dodaj klucz dostępu</OtherButton>
      ) : (
        <p className="quiet">Ta przeglądarka nie obsługuje kluczy dostępu. Dodasz je w nowszej.</p>
      )}
      {question}
      {asked && (
        <PasskeyDialog
          asked={asked}
          proposed={deviceName(navigator.userAgent)}
          onClose={(name) => {
            setAsked(null);
            if (name === null) return;
            notify(`Dodano klucz „${name}”. Możesz się nim logować.`, { type: 'success' });
            void refetch();
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={`Usunąć klucz „${removing.name}”?`}
          action="Usuń"
          dangerous={true}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>Tym kluczem nie da się już zalogować. Hasło i kod działają jak dotąd.</p>
        </ConfirmDialog>
      )}
    </ProfileSection>
  );
}
