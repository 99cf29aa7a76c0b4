import type { Services } from '../services';
import { demoLogins } from './fill';
import { demoSizes } from './office';
import { demoPassword } from './people';

/** What a developer needs to look around in the demonstration: where, who, and with which password. */
export function demoNotice({ auth, config }: Pick<Services, 'auth' | 'config'>): string[] {
  const firms = Object.keys(demoSizes).flatMap((key) => [
    `Biuro pokazowe „${key}”: ${auth.panelUrl(key)}`,
    ...demoLogins(key).map((login) => `  ${login}`),
  ]);
  const code = config.demoLoginCode
    ? `Kod logowania: ${config.demoLoginCode}`
    : `Kod logowania pojawi się tutaj i w ${config.outboxDir}`;
  return [...firms, `Hasło wszystkich: ${demoPassword}`, code];
}
