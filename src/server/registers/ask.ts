import type { Register } from '../../contract/registers';
import { type EuVatNumber, parseEuVatNumber } from '../../domain/identifiers/euVatNumber';
import { type BirRecord, readBirLogin, readBirRecords } from '../../domain/registers/bir/answers';
import { birCard } from '../../domain/registers/bir/card';
import { BIR_REPORTS, withReport, withTrades } from '../../domain/registers/bir/report';
import { birLogin, birLogout, birReport, birSearch } from '../../domain/registers/bir/requests';
import { CEIDG_LIMITS, ceidgCompany, readCeidg } from '../../domain/registers/ceidg/ceidg';
import { type CompanyCard, emptyCard } from '../../domain/registers/companyCard';
import {
  found,
  problem,
  type RateLimit,
  type Reading,
  type RegisterAnswer,
  type RegisterRequest,
} from '../../domain/registers/exchange';
import { KRS_LIMITS, krsRequest, readKrs } from '../../domain/registers/krs/krs';
import { readVies, viesRequest } from '../../domain/registers/vies/vies';
import {
  readCheckAnswer,
  readEntriesAnswer,
  readSubjectAnswer,
  type WhiteListAccount,
} from '../../domain/registers/whiteList/answers';
import { checkAccount, searchBy, searchByMany, WHITE_LIST_LIMITS } from '../../domain/registers/whiteList/requests';
import { subjectCard } from '../../domain/registers/whiteList/subject';
import type { Line } from './line';

/** A company that is asked about, by bare digits; each register takes the number that it knows. */
export interface Asked {
  nip: string | null;
  regon: string | null;
  krs: string | null;
  /** A number of VAT of another country, which VIES alone knows, and who asks: VIES numbers its answer for who is registered there. */
  vat_eu?: { number: string; by: string | null };
}

/** By what an answer is proved later: when it was given, and the register's own number of it. */
export type Proof = Pick<CompanyCard, 'checked_at' | 'request_id'>;

/** A card, null where the register has no such company, or why there is no answer. A card carries its proof; that there is none has it beside. */
export type Answered = Reading<CompanyCard | null> & { proof?: Proof };

const answered = (card: CompanyCard | null, { checked_at, request_id }: Proof): Answered =>
  card ? found(card) : { ...found(null), proof: { checked_at, request_id } };

interface Way {
  limits: readonly RateLimit[];
  /** Null where the register can't be asked by what is known of the company. `today` is Warsaw's. */
  ask(line: Line, asked: Asked, key: string, today: string): Promise<Answered> | null;
}

/** How each register is asked about one company. */
export const ways: Readonly<Record<Register, Way>> = {
  white_list: {
    limits: WHITE_LIST_LIMITS,
    ask: (line, { nip, regon }, _key, today) => {
      const request = nip ? searchBy('nip', nip, today) : regon ? searchBy('regon', regon, today) : null;
      return request && sent(line, request, readWhiteList);
    },
  },
  ceidg: {
    limits: CEIDG_LIMITS,
    ask: (line, { nip }, token) => (nip ? sent(line, ceidgCompany(nip, token), readOneOfCeidg) : null),
  },
  regon: { limits: [], ask: (line, asked, key) => askGus(line, asked, key) },
  krs: {
    limits: KRS_LIMITS,
    ask: (line, { krs }) => (krs ? askCourt(line, krs) : null),
  },
  vies: {
    limits: [],
    ask: (line, { nip, vat_eu }) => {
      if (vat_eu) return askAbroad(line, vat_eu);
      if (!nip) return null;
      const number = { country: 'PL', number: nip };
      return sent(line, viesRequest(number, number), (answer) => readEuPayer(answer, number, nip));
    },
  },
};

/** What the list of VAT payers says of up to thirty NIPs by one of the few searches that it allows a day. */
export async function askListOfMany(line: Line, nips: readonly string[], today: string): Promise<Map<string, Answered>> {
  const reading = await sent(line, searchByMany('nip', nips, today), readEntriesAnswer);
  return new Map(
    nips.map((nip): [string, Answered] => {
      if (!reading.ok) return [nip, reading];
      const { subjects, problems, ...proof } = reading.value;
      const refused = problems.get(nip);
      if (refused) return [nip, { ok: false, problem: refused }];
      const listed = subjects.get(nip);
      // A number that the answer passes over in silence was not answered about.
      if (!listed) return [nip, problem('unreadable', 'Wykaz podatników VAT pominął ten numer w odpowiedzi.')];
      return [nip, answered(listed[0] ? subjectCard(listed[0], proof) : null, proof)];
    }),
  );
}

/** Whether the list of VAT payers has the account for the NIP, virtual ones too. */
export const askListOfAccount = (line: Line, nip: string, account: string, today: string): Promise<Reading<WhiteListAccount>> =>
  sent(line, checkAccount('nip', nip, account, today), readCheckAnswer);

/** An answer that carries another number than the one that was asked is nobody's: its name and accounts would end up in a stranger's card. */
export function ofTheAsked(answer: Answered, asked: Asked): Answered {
  const card = answer.ok ? answer.value : null;
  const another =
    card && (['nip', 'regon', 'krs'] as const).find((each) => asked[each] && card[each] && !sameNumber(card[each], asked[each]));
  return another
    ? problem('unreadable', 'Rejestr odpowiedział o innej firmie; ta odpowiedź została pominięta.', card[another])
    : answer;
}

/** A local unit's REGON has the company's nine digits before five of its own. */
const sameNumber = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

async function sent<Value>(line: Line, request: Reading<RegisterRequest>, read: (answer: RegisterAnswer) => Reading<Value>) {
  return request.ok ? line.call(request.value, read) : request;
}

function readWhiteList(answer: RegisterAnswer): Answered {
  const reading = readSubjectAnswer(answer);
  if (!reading.ok) return reading;
  const { subject, ...proof } = reading.value;
  return answered(subject && subjectCard(subject, proof), proof);
}

/** Of several entries of a person the one that goes on. */
function readOneOfCeidg(answer: RegisterAnswer): Answered {
  const reading = readCeidg(answer);
  if (!reading.ok) return reading;
  return found(reading.value.find(({ status }) => status !== 'closed') ?? reading.value[0] ?? null);
}

function readEuPayer(answer: RegisterAnswer, asked: EuVatNumber, nip: string | null): Answered {
  const reading = readVies(answer, asked);
  if (!reading.ok) return reading;
  const { valid, name, checked_at, request_id } = reading.value;
  return answered(valid ? { ...emptyCard('vies'), nip, name, checked_at, request_id } : null, { checked_at, request_id });
}

function askAbroad(line: Line, { number, by }: NonNullable<Asked['vat_eu']>): Promise<Answered> {
  const asked = parseEuVatNumber(number);
  if (asked === null) return Promise.resolve(problem('invalid_number', 'To nie jest numer VAT UE: popraw go w dokumencie.'));
  const ask = (own: EuVatNumber | null) => sent(line, viesRequest(asked, own), (answer) => readEuPayer(answer, asked, null));
  return by === null ? ask(null) : askFor({ country: 'PL', number: by }, ask);
}

/** In one's own name, and without it where VIES does not know it: a client may be registered there on its card alone. */
async function askFor(own: EuVatNumber, ask: (own: EuVatNumber | null) => Promise<Answered>): Promise<Answered> {
  const answer = await ask(own);
  return !answer.ok && answer.problem.detail === 'INVALID_REQUESTER_INFO' ? ask(null) : answer;
}

/** The register of entrepreneurs first, that of associations and foundations where it knows nothing. */
async function askCourt(line: Line, krs: string): Promise<Answered> {
  for (const register of ['P', 'S'] as const) {
    const reading = await sent(line, krsRequest(krs, register), readKrs);
    if (!reading.ok) return reading;
    if (reading.value) return found(reading.value.card);
  }
  return found(null);
}

/** A session for one company: begun with the key, given up whatever the answers are. */
async function askGus(line: Line, { nip, regon, krs }: Asked, key: string): Promise<Answered> {
  const session = await line.call(birLogin(key), readBirLogin);
  if (!session.ok) return session;
  const search = nip
    ? birSearch('Nip', nip, session.value)
    : regon
      ? birSearch('Regon', regon, session.value)
      : birSearch('Krs', krs ?? '', session.value);
  const records = await sent(line, search, (answer) => readBirRecords(answer, 'DaneSzukajPodmioty'));
  // Local units and closed entries come along; what goes on is the company.
  const chosen = records.ok ? goesOn(records.value) : undefined;
  // A sole trader's farm beside the firm goes by the same number: its trades are not the firm's, which CEIDG tells.
  const isOfCeidg = records.ok && records.value.some((record) => record.get('SilosID') === '1');
  const card = chosen && (isOfCeidg ? birCard(chosen) : await reportedCard(line, chosen, krs, session.value));
  await line.call(birLogout(session.value), () => found(null));
  return records.ok ? found(card ?? null) : records;
}

const goesOn = (records: readonly BirRecord[]) => records.find((record) => birCard(record).status !== 'closed') ?? records[0];

/** The card with what GUS reports of a company that no other register may have; where a report fails, what the search told stands. */
async function reportedCard(line: Line, record: BirRecord, krs: string | null, session: string): Promise<CompanyCard> {
  const card = birCard(record);
  const reports = BIR_REPORTS.get(record.get('SilosID') ?? '');
  if (!reports || krs !== null || card.regon === null || card.status === 'closed') return card;
  const { regon } = card;
  const report = async (name: string) => {
    const reading = await sent(line, birReport(regon, name, session), (answer) =>
      readBirRecords(answer, 'DanePobierzPelnyRaport'),
    );
    return reading.ok ? reading.value : [];
  };
  const [own] = await report(reports.own);
  if (!own) return card;
  const reported = withReport(card, own);
  // Of a company of the court's register the court tells the trades.
  return reported.krs === null ? withTrades(reported, await report(reports.pkd)) : reported;
}
