import type { TenantConfig } from '../tenants/define';

/** How the second step of somebody's login reaches them. */
export type SecondFactor = 'email' | 'sms' | 'app';

/** Whether the firm demands more of this person than codes by e-mail, before anything else (A18). */
export function lacksDemandedFactor(
  { isAdmin, second_factor }: { isAdmin: boolean; second_factor?: SecondFactor },
  { tfaRequiredFor }: Pick<TenantConfig['switches'], 'tfaRequiredFor'>,
): boolean {
  return second_factor === 'email' && tfaRequiredFor.includes(isAdmin ? 'office' : 'client');
}
