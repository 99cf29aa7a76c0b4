import type { Register, RegisterFinding, RegisterLookup } from '../../contract/registers';
import { checkKrs } from '../../domain/identifiers/krs';
import { checkNip, parseNip } from '../../domain/identifiers/nip';
import { checkRegon, parseRegon } from '../../domain/identifiers/regon';
import type { CompanyCard } from '../../domain/registers/companyCard';
import { proposeFields, registerConcerns } from '../../domain/registers/proposal';
import { invalid } from '../errors';
import type { Answered, Asked } from './ask';
import { registerNames } from './places';
import type { Registers } from './registers';

/** Which number was typed, by its shape; throws what is wrong with it, on the field `number`. */
export function readNumber(typed: string): { asked: Asked; number: string } {
  const nobody = { nip: null, regon: null, krs: null };
  const nip = parseNip(typed);
  // Ten digits are a NIP as well as a KRS, which begins with zeros; no NIP does.
  if (/^\d{10}$/.test(nip) && !nip.startsWith('0')) return checked(checkNip(nip), { ...nobody, nip }, nip);
  if (/^0\d{9}$/.test(nip)) return checked(checkKrs(nip), { ...nobody, krs: nip }, nip);
  const regon = parseRegon(typed);
  if (/^(\d{9}|\d{14})$/.test(regon)) return checked(checkRegon(regon), { ...nobody, regon }, regon);
  throw invalid({ number: 'Podaj NIP (10 cyfr), REGON (9) albo KRS (10, od zer)' });
}

function checked(wrong: string | null, asked: Asked, number: string) {
  if (wrong !== null) throw invalid({ number: wrong });
  return { asked, number };
}

/**
 * What the registers say of a company: all at once, the court's after them where they told its number. `already` holds answers that were had
 * another way, null of a register that is not to be asked.
 */
export async function lookUp(
  registers: Pick<Registers, 'ask'>,
  asked: Asked,
  already: ReadonlyMap<Register, Answered | null> = new Map(),
) {
  const first = registerNames.filter((register) => register !== 'krs');
  const askFirst = first.filter((register) => !already.has(register));
  const answers = new Map<Register, Answered | null>([
    ...already,
    ...(await Promise.all(askFirst.map(async (register) => [register, await registers.ask(register, asked)] as const))),
  ]);
  const cards = () => [...answers.values()].flatMap((answer) => (answer?.ok && answer.value ? [answer.value] : []));
  const known = { ...asked, krs: asked.krs ?? cards().find(({ krs }) => krs)?.krs ?? null };
  answers.set('krs', await registers.ask('krs', known));
  // By a KRS alone the others could not be asked: the court tells the NIP.
  const nip = known.nip ?? cards().find(({ nip }) => nip)?.nip ?? null;
  if (asked.nip === null && nip !== null)
    for (const register of first)
      if (!answers.get(register)) answers.set(register, await registers.ask(register, { ...known, nip }));
  const findings = registerNames.map((register) => findingOf(register, answers.get(register) ?? null));
  const found = cards();
  const lookup: RegisterLookup = {
    findings,
    fields: proposeFields(found),
    accounts: found.find(({ source }) => source === 'white_list')?.accounts ?? [],
    contact: contactIn(found),
    concerns: registerConcerns(found),
  };
  return { lookup, cardOf: (register: Register): CompanyCard | null => found.find(({ source }) => source === register) ?? null };
}

function contactIn(cards: readonly CompanyCard[]): RegisterLookup['contact'] {
  const card = (['ceidg', 'regon'] as const)
    .flatMap((source) => cards.find((each) => each.source === source) ?? [])
    .find(({ owner_first_name, email, phone }) => owner_first_name || email || phone);
  if (!card) return null;
  const { source, owner_first_name, owner_last_name, email, phone } = card;
  return { source, first_name: owner_first_name, last_name: owner_last_name, email, phone };
}

export function findingOf(register: Register, answer: Answered | null): RegisterFinding {
  const nothing = { register, says: null, checked_at: null, request_id: null };
  if (answer === null) return { ...nothing, state: 'off' };
  if (!answer.ok) return { ...nothing, state: 'failed', says: answer.problem.message };
  if (answer.value === null) return { ...nothing, ...answer.proof, state: 'not_found' };
  const { checked_at, request_id } = answer.value;
  return { ...nothing, state: 'found', checked_at, request_id };
}
