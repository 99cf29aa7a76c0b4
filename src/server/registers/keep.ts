import { resources } from '../../../resources';
import type { RegisterFinding } from '../../contract/registers';
import type { CompanyCard } from '../../domain/registers/companyCard';
import { toWarsaw } from '../../lib/dates';
import { cut } from '../../lib/text';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patchAll } from '../records/patch';
import { actorOf } from '../scope';
import { put } from '../settlements/put';
import { type LooseCheck, looseChecks } from './rows';

const checks = resources['register-checks'];

/** Keeps what a register answered, for good: with the time and the register's own number of the answer. */
export async function keepCheck(
  finding: RegisterFinding,
  card: CompanyCard | null,
  { number, company_id }: { number: string; company_id: string | null },
  { tx, scope }: Pick<HookContext, 'tx' | 'scope'>,
): Promise<void> {
  if (finding.state === 'off') return;
  await put(tx, scope, checks, {
    register: finding.register,
    number,
    company_id,
    result: finding.state,
    says: finding.says ?? (card && saysOf(card)),
    checked_at: finding.checked_at ?? toWarsaw(scope.now),
    request_id: finding.request_id,
    checked_by_id: actorOf(scope),
  });
}

const vat = { active: 'VAT czynny', exempt: 'VAT zwolniony', not_registered: 'niezarejestrowany w VAT' };
const states = {
  active: 'aktywna',
  suspended: 'zawieszona',
  closed: 'zakończona',
  not_started: 'jeszcze nierozpoczęta',
  in_partnership: 'tylko w formie spółki',
};

/** The answer in a line, for those who look at it later. */
function saysOf({ name, vat_status, status, accounts }: CompanyCard): string {
  const said = [
    name,
    vat_status && vat[vat_status],
    status && states[status],
    accounts.length > 0 && `rachunki: ${accounts.join(', ')}`,
  ];
  return cut(said.filter(Boolean).join('; '), 1_000);
}

const day = 24 * 60 * 60 * 1000;

/** By transaction, as a file makes hundreds of companies in one: what waits for a company is read once. */
const waiting = new WeakMap<Tx, Promise<LooseCheck[]>>();

/** A company that was looked up and then entered takes the answers along. */
export async function takeChecks(company: RecordOf<typeof resources.companies>, { tx, scope }: HookContext): Promise<void> {
  const by = actorOf(scope);
  if (by === null) return;
  const loose = waiting.get(tx) ?? looseChecks(tx, scope.tenant.id, by, new Date(scope.now.getTime() - day));
  waiting.set(tx, loose);
  const numbers = [company.vat_number, company.regon, company.krs];
  const own = (await loose).filter(({ number }) => numbers.includes(number));
  if (own.length === 0) return;
  await patchAll(
    tx,
    trailOf(scope),
    checks,
    own.map(({ id }) => ({ id, values: { company_id: company.id } })),
  );
}
