import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registers } from '../../../../resources/choiceLists/registers';
import { type RegisterLeft, type RegisterState, registerExchange } from '../../../contract/registers';
import { formatDateTime } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { OtherButton } from '../../kit/buttons';
import { type Said, useDeed } from '../../kit/useDeed';
import { Pending } from '../../layout/Pending';
import { ProfileSection } from '../../layout/ProfileSection';
import { StatusChip } from '../../layout/StatusChip';
import { request } from '../../providers/request';

import { AccountListLine } from './AccountListLine';

const path = '/api/settings/registers';

/** Which public registers this server may ask about companies, and a trial of each. */
export function RegistersSection() {
  const { deed } = useDeed();
  const [trying, setTrying] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'registers'],
    queryFn: async ({ signal }) => (await request<{ data: RegisterState[] }>(path, { signal })).json.data,
    retry: false,
  });
  async function check({ register }: RegisterState): Promise<void> {
    if (trying) return;
    setTrying(register);
    await deed(async () => {
      const { json } = await request<{ data: { works: boolean; says: string | null } }>(`${path}/${register}/check`, {
        method: 'POST',
      });
      const { works, says } = json.data;
      return {
        says: works ? `${registers[register]}: połączenie działa` : (says ?? ''),
        type: works ? 'success' : 'warning',
      } satisfies Said;
    });
    setTrying(null);
    await refetch();
  }
  return (
    <ProfileSection title="Rejestry publiczne">
      <p className="quiet">
        Po NIP, REGON albo KRS panel pobiera z nich dane firm. Z biura wychodzi tylko to, co stoi przy rejestrze; przepisz to do
        rejestru czynności przetwarzania (art. 30 RODO). Adresy i klucze ustawia osoba, która opiekuje się serwerem.
      </p>
      {!data ? (
        <Pending error={error} refetch={refetch} />
      ) : (
        <ul className="settings-registers">
          {data.map((state) => (
            <li key={state.register}>
              <strong>{registers[state.register]}</strong>
              <StatusChip label={state.isOn ? 'włączony' : 'wyłączony'} color={state.isOn ? 'success' : 'default'} />
              <span className="quiet">{toldOf(state)}</span>
              {state.left.length > 0 && <span className="quiet settings-leaves">{leftSaid(state.left)}</span>}
              <span className="quiet settings-leaves">{leavesOf(state)}</span>
              {state.isOn && (
                <OtherButton
                  size="small"
                  aria-disabled={trying !== null}
                  aria-label={`Sprawdź połączenie: ${registers[state.register]}`}
                  onClick={() => void check(state)}
                >
                  {trying === state.register ? 'Sprawdzam…' : 'Sprawdź połączenie'}
                </OtherButton>
              )}
            </li>
          ))}
          <AccountListLine />
        </ul>
      )}
    </ProfileSection>
  );
}

function leavesOf({ register }: RegisterState): string {
  const { keeper, sends, answers } = registerExchange[register];
  return `Wychodzi: ${sends}. Wraca: ${answers}. Prowadzi: ${keeper}.`;
}

function toldOf({ isOn, variables, answered_at, failed_at, failure, rests_until }: RegisterState): string {
  if (!isOn) return `Włączają go: ${variables.join(', ')}`;
  if (rests_until) return `Nie odpowiadał kilka razy z rzędu; kolejna próba po ${formatDateTime(rests_until)}`;
  if (failed_at && (!answered_at || failed_at > answered_at)) return `${formatDateTime(failed_at)}: ${failure}`;
  return answered_at ? `Ostatnia odpowiedź: ${formatDateTime(answered_at)}` : 'Jeszcze nie pytany od uruchomienia serwera';
}

const whats = { search: 'wyszukiwania', check: 'sprawdzenia rachunku', all: 'pytania' };
const spans: Readonly<Record<number, string>> = { 60: 'na minutę', 180: 'na 3 minuty', 3600: 'na godzinę', 86400: 'na dziś' };

/** The register's own limits, which the panel keeps: what of them is left. */
function leftSaid(left: readonly RegisterLeft[]): string {
  const parts = left.map(
    ({ of, seconds, left, most }) =>
      `${whats[of ?? 'all']} ${spans[seconds] ?? `co ${seconds} s`}: ${formatNumber(left)} z ${formatNumber(most)}`,
  );
  return `Zostało według limitów rejestru: ${parts.join(', ')}.`;
}
