import type { Tenant } from '../scope';
import type { Sender } from './message';

/** On whose behalf a firm's messages go: its name, and where answers to its mails arrive if it has said so. */
export function senderOf({ key, config }: Pick<Tenant, 'key' | 'config'>): Sender {
  const { name, replyTo } = config.tenant;
  return { id: key, name, ...(replyTo === '' ? {} : { replyTo }) };
}
