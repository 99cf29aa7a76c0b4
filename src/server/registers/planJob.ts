import type { PlannedCompany, Register, RegisterContact, RegisterLookup, RegisterPlan } from '../../contract/registers';
import { countOf } from '../../lib/text';
import { companiesByNip } from '../amounts/rows';
import { defineBegun } from '../jobs/define';
import type { Answered } from './ask';
import { keepCheck } from './keep';
import { lookUp } from './lookup';
import { patientQuestions, type Waited } from './patient';

export const registerPlanJob = 'registers.plan';

/** What was asked before the registers took no more questions; answers about the next company by register. */
interface Sofar {
  companies: PlannedCompany[];
  listed: [nip: string, Answered][];
  next: [Register, Answered | null][];
  waited: Waited;
}

/** Whom the import writes down; which register told stands with the answers. */
function contactOf({ contact }: RegisterLookup): RegisterContact | null {
  if (!contact) return null;
  const { source: _, ...told } = contact;
  return told;
}

/**
 * Asks the registers about a list of NIPs, one company after another, and keeps each answer. Companies are made of it by an import. Where a register
 * takes no more questions it goes back to the queue until it does.
 */
export const registerPlan = defineBegun<{ nips: string[] }>({
  name: registerPlanJob,
  label: 'Pytanie rejestrów o listę firm',
  async run({ nips }, { db, scope, tools: { registers, config }, transaction, progress, conclude, tally, rest }) {
    const { sum, done } = tally<Sofar>({ companies: [], listed: [], next: [], waited: {} });
    const companies = [...sum.companies];
    const listed = done > 0 || sum.next.length > 0 ? new Map(sum.listed) : await registers.askList(nips);
    const known = new Map((await companiesByNip(db, scope, nips)).map((company) => [company.nip, company]));
    const { restMs } = config.limits.registers;
    const patience = { unsaid: restMs / 1_000, most: (15 * restMs) / 1_000 };
    let { next, waited } = sum;
    const tell = () => progress(companies.length, nips.length, 'Odpowiedzi rejestrów zostały zapisane; firm nie założono.');
    await tell();
    for (const nip of nips.slice(companies.length)) {
      const list = listed.get(nip) ?? null;
      const before = new Map<Register, Answered | null>([...next, ['white_list', list]]);
      // Whom the court registers CEIDG does not know: its few questions are left for those it does.
      if (list?.ok && list.value?.krs) before.set('ceidg', null);
      const questions = patientQuestions(registers, patience, { before, waited });
      const { lookup, cardOf } = await lookUp(questions, { nip, regon: null, krs: null }, before);
      waited = questions.waited;
      if (questions.pause !== null) {
        const sofar: Sofar = { companies, listed: [...listed], next: [...questions.answers], waited };
        rest(questions.pause, { done: companies.length, sum: sofar });
      }
      next = [];
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
