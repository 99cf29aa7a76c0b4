import { setTimeout as sleep } from 'node:timers/promises';
import type { PlannedCompany, Register, RegisterContact, RegisterLookup, RegisterPlan } from '../../contract/registers';
import { countOf } from '../../lib/text';
import { companiesByNip } from '../amounts/rows';
import { defineBegun } from '../jobs/define';
import type { Answered } from './ask';
import { keepCheck } from './keep';
import { lookUp } from './lookup';
import { patientRegisters } from './patient';

export const registerPlanJob = 'registers.plan';

/** A wait is cut so, that whoever wants the work stopped does not wait as long. */
const sliceMs = 2_000;

/** Whom the import writes down; which register told stands with the answers. */
function contactOf({ contact }: RegisterLookup): RegisterContact | null {
  if (!contact) return null;
  const { source: _, ...told } = contact;
  return told;
}

/** Asks the registers about a list of NIPs, one company after another, and keeps each answer. Companies are made of it by an import. */
export const registerPlan = defineBegun<{ nips: string[] }>({
  name: registerPlanJob,
  label: 'Pytanie rejestrów o listę firm',
  async run({ nips }, { db, scope, tools: { registers, config }, signal, transaction, progress, conclude }) {
    const companies: PlannedCompany[] = [];
    const tell = () => progress(companies.length, nips.length, 'Odpowiedzi rejestrów zostały zapisane; firm nie założono.');
    const { restMs } = config.limits.registers;
    const patient = patientRegisters(registers, {
      unsaidMs: restMs,
      mostMs: 15 * restMs,
      async wait(ms) {
        for (let left = ms; left > 0; left -= sliceMs) {
          await sleep(Math.min(left, sliceMs), undefined, { signal });
          await tell();
        }
      },
    });
    const known = new Map((await companiesByNip(db, scope, nips)).map((company) => [company.nip, company]));
    const listed = await registers.askList(nips);
    for (const nip of nips) {
      const list = listed.get(nip) ?? null;
      const already = new Map<Register, Answered | null>([['white_list', list]]);
      // Whom the court registers CEIDG does not know: its few questions are left for those it does.
      if (list?.ok && list.value?.krs) already.set('ceidg', null);
      const { lookup, cardOf } = await lookUp(patient, { nip, regon: null, krs: null }, already);
      await transaction(async (tx) => {
        for (const finding of lookup.findings)
          await keepCheck(
            finding,
            cardOf(finding.register),
            { number: nip, company_id: known.get(nip)?.id ?? null },
            { tx, scope },
          );
      });
      const { id, title } = known.get(nip) ?? {};
      companies.push({ nip, known: id && title ? { id, title } : null, lookup, contact: contactOf(lookup) });
      await tell();
    }
    const result: RegisterPlan = { companies };
    conclude({ says: `Zapytano o ${countOf(nips.length, 'firmę', 'firmy', 'firm')}.`, result });
  },
});
