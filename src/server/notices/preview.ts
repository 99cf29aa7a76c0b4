import { senderOf } from '../mail/sender';
import type { Tenant } from '../scope';
import type { EventCode } from './catalogue';
import { catalogue } from './catalogue';
import { bellText, mailOf, smsOf } from './compose';
import { sampleValues } from './define';
import { panelOf } from './panel';
import type { Rule } from './rules';

export type Texts = Pick<Rule, 'portal_text' | 'subject' | 'body' | 'sms_text'>;

/** An event's texts with sample values, as they would go out to these addresses. */
export function sampled(tenant: Tenant, code: EventCode, texts: Texts, to: { email: string; phone: string; firstName: string }) {
  const { variables } = catalogue[code];
  const panel = panelOf(tenant.key);
  const link = panel === '' ? null : panel;
  const own = { imie: to.firstName, biuro: tenant.config.tenant.name, link: link ?? sampleValues.link ?? '' };
  const values = { ...Object.fromEntries(variables.map((name) => [name, sampleValues[name] ?? ''])), ...own };
  const sender = senderOf(tenant);
  return {
    portal: bellText(texts, values),
    mail: mailOf({ to: to.email, tenant: sender }, texts, values, link),
    sms: smsOf({ to: to.phone, tenant: sender }, texts, values),
  };
}
