import type { Services } from '../services';
import { demoLogins } from './fill';
import { demoSizes } from './office';
import { demoPassword } from './people';

/** What a developer needs to look around in the demonstration: where, who, and with which password. */
export function demoNotice({ auth, config, tenants }: Pick<Services, 'auth' | 'config' | 'tenants'>): string[] {
  const there = tenants.all().filter(({ key }) => Object.hasOwn(demoSizes, key));
  if (there.length === 0) return [];
  const firms = there.flatMap(({ key }) => [
    `Biuro pokazowe „${key}”: ${auth.panelUrl(key)}`,
    ...demoLogins(key).map((login) => `  ${login}`),
  ]);
  const code = config.demoLoginCode
    ? `Kod logowania: ${config.demoLoginCode}`
    : `Kod logowania pojawi się tutaj i w ${config.outboxDir}`;
  return [...firms, `Hasło wszystkich: ${demoPassword}`, code];
}
