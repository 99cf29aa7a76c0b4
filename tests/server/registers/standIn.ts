import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sample } from '../../domain/sample';

/** How a register answers; the rest is what was recorded. */
export type Behaviour =
  | 'answers'
  | 'unknown'
  | 'suspended'
  | 'another company'
  | 'out in Germany'
  | 'busy in Germany'
  | 'asker unknown'
  | 'number refused'
  | 'hangs'
  | 'stalls half-way'
  | 'breaks off'
  | 'too many'
  | 'too many, wait long'
  | 'server error'
  | 'once a server error'
  | 'wrong key'
  | 'session over'
  | 'no reports'
  | 'malformed'
  | 'half an answer'
  | 'changed shape'
  | 'moved'
  | 'endless';

type Name = 'white_list' | 'ceidg' | 'regon' | 'krs' | 'vies';
const names: readonly Name[] = ['white_list', 'ceidg', 'regon', 'krs', 'vies'];

export interface Call {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A recorded answer as it would be about the NIP that is asked; its own number where none is. */
function ofAsked(name: string, asked: string): string {
  const nip = asked.match(/nip(?:&gt;|\W{1,4})(\d{10})/i)?.[1];
  return nip ? withNip(sample(name), nip) : sample(name);
}
const withNip = (text: string, nip: string) => text.replace(/(nip(?:&gt;|\W{1,12}))\d{10}/gi, (_, before) => before + nip);

/**
 * A crowd of companies beside the recorded ones: NIPs that begin with 711. Those with an even ninth digit are limited companies of the court's
 * register, the others sole traders of CEIDG; all of them are VAT payers.
 */
const inCrowd = (nip: string) => nip.startsWith('711');
export const krsOfCrowd = (nip: string) => (Number(nip[8]) % 2 === 0 ? `0000${nip.slice(3, 9)}` : null);

function subjectOf(nip: string): object | null {
  const recordedOne = JSON.parse(sample('wl-nip-found.json')).result.subject;
  if (inPartnership(nip)) return { ...recordedOne, nip, regon: null, krs: null, name: 'PIEKARNIA PRZYKŁAD' };
  if (!inCrowd(nip)) return { ...recordedOne, nip };
  return { ...recordedOne, nip, krs: krsOfCrowd(nip), name: `FIRMA ${nip}` };
}

/** Partnerships of the civil code: NIPs that begin with 712. The list of VAT payers and REGON alone know them. */
const inPartnership = (nip: string) => nip.startsWith('712');

/** The list of VAT payers about many numbers at once; of those that it does not know nobody stands at the number. */
function listOfMany(path: string, known: boolean): string {
  const entries = (/nips\/([\d,]+)/.exec(path)?.[1] ?? '')
    .split(',')
    .map((nip) => ({ identifier: nip, subjects: known ? [subjectOf(nip)] : [] }));
  return JSON.stringify({ result: { entries, requestDateTime: '20-11-2026 09:15:00', requestId: 'abc12-8d3f1c2' } });
}

function oneOfList(path: string): string {
  const nip = /nip\/(\d{10})/.exec(path)?.[1] ?? '';
  if (!inPartnership(nip)) return ofAsked('wl-nip-found.json', path);
  const answer = JSON.parse(sample('wl-nip-found.json'));
  return JSON.stringify({ result: { ...answer.result, subject: subjectOf(nip) } });
}

function soleTrader(path: string): { status: number; text: string } {
  const nip = /nip=(\d{10})/.exec(path)?.[1] ?? '';
  if (inPartnership(nip)) return { status: 204, text: '' };
  if (!inCrowd(nip)) return { status: 200, text: ofAsked('ceidg-firma.json', path) };
  if (krsOfCrowd(nip)) return { status: 204, text: '' };
  const answer = JSON.parse(withNip(sample('ceidg-firma.json'), nip));
  Object.assign(answer.firma[0], { nazwa: `Firma ${nip}`, email: `klient${nip}@przyklad.test` });
  return { status: 200, text: JSON.stringify(answer) };
}

/** The extract of a company of the crowd has its own numbers in place of the recorded ones. */
function extract(path: string): string {
  const krs = /OdpisAktualny\/(\d{10})/.exec(path)?.[1] ?? '';
  const text = sample('krs-odpis-aktualny.json');
  if (krs === '0000123456' || krs === '0000028860') return text;
  const nine = `711${krs.slice(4)}`;
  const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((total, weight, at) => total + weight * Number(nine[at]), 0);
  const nip = `${nine}${sum % 11}`;
  return withNip(text.replaceAll('0000123456', krs).replace(/("nazwa": )"BIURO [^"]+"/, `$1"FIRMA ${nip}"`), nip);
}

interface EuQuestion {
  countryCode: string;
  vatNumber: string;
  requesterNumber?: string;
}

/** What VIES says instead of an answer, with HTTP 200. */
const viesErrors = new Map<Behaviour, (asked: EuQuestion) => string | null>([
  ['out in Germany', ({ countryCode }) => (countryCode === 'DE' ? 'MS_UNAVAILABLE' : null)],
  ['busy in Germany', ({ countryCode }) => (countryCode === 'DE' ? 'MS_MAX_CONCURRENT_REQ' : null)],
  ['asker unknown', ({ requesterNumber }) => (requesterNumber ? 'INVALID_REQUESTER_INFO' : null)],
  ['number refused', () => 'INVALID_INPUT'],
]);

function viesAnswer(body: string, how: Behaviour): string {
  const asked: EuQuestion = JSON.parse(body);
  const error = viesErrors.get(how)?.(asked) ?? null;
  if (error !== null) return sample('vies-error.json').replace('MS_UNAVAILABLE', error);
  const said = JSON.parse(sample(how === 'unknown' ? 'vies-invalid.json' : 'vies-valid.json'));
  const vatNumber = how === 'another company' ? '5260250274' : asked.vatNumber;
  return JSON.stringify({ ...said, countryCode: asked.countryCode, vatNumber });
}

/** What each register said when its answer was recorded. */
function recorded(name: Name, { path, body }: Call, how: Behaviour): { status: number; type: string; text: string } {
  const known = how !== 'unknown';
  const json = (text: string, status = 200) => ({ status, type: 'application/json', text });
  const soap = (text: string) => ({ status: 200, type: 'application/soap+xml', text });
  switch (name) {
    case 'white_list':
      if (path.includes('/check/')) return json(sample(known ? 'wl-check-yes.json' : 'wl-check-no.json'));
      if (path.includes('/nips/')) return json(listOfMany(path, known));
      return json(known ? oneOfList(path) : sample('wl-nip-notfound.json'));
    case 'ceidg':
      return { type: 'application/json', ...(known ? soleTrader(path) : { status: 204, text: '' }) };
    case 'krs':
      return known && path.includes('rejestr=P') ? json(extract(path)) : json('', 404);
    case 'vies':
      return json(viesAnswer(body, how));
    case 'regon':
      if (body.includes('Zaloguj')) return soap(sample('bir1-zaloguj-response.xml'));
      if (body.includes('Wyloguj'))
        return soap('<Envelope><Body><WylogujResponse><WylogujResult>true</WylogujResult></WylogujResponse></Body></Envelope>');
      if (body.includes('DanePobierzPelnyRaport')) return soap(report(body));
      return soap(known ? searched(body) : emptySearch);
  }
}

const partnershipsRegon = '120000004';

/** What GUS finds: the recorded company, or a partnership of the civil code. */
function searched(body: string): string {
  const text = ofAsked('bir1-szukaj-response.xml', body);
  const nip = /(\d{10})<\/dat:Nip>/.exec(body)?.[1] ?? '';
  if (nip.startsWith('713')) return withFarm(withNip(text, nip));
  return inPartnership(nip) ? withNip(text.replace('123456785', partnershipsRegon), nip) : text;
}

/** Sole traders who have a farm: NIPs that begin with 713. GUS names the farm first. */
const withFarm = (text: string) =>
  text.replace(/&lt;dane&gt;[\s\S]*&lt;\/dane&gt;/, (firm) =>
    ['2', '1'].map((silo) => firm.replace(/(SilosID&gt;)\d/, `$1${silo}`)).join(''),
  );

/** GUS's reports: what the company is, and its trades. */
function report(body: string): string {
  const isTrades = body.includes('BIR12OsPrawnaPkd');
  const inner = sample(isTrades ? 'bir12-osprawnapkd-inner.xml' : 'bir12-osprawna-inner.xml');
  return reportOf(body.includes(partnershipsRegon) ? inner.replace('123456785', partnershipsRegon) : inCourt(inner));
}
const inCourt = (inner: string) =>
  inner
    .replace(/SPÓŁKI CYWILNE[^<]+/, 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ')
    .replace('<praw_numerWRejestrzeEwidencji />', '<praw_numerWRejestrzeEwidencji>0000123456</praw_numerWRejestrzeEwidencji>')
    .replace(/PODMIOTY NIE PODLEGAJĄCE[^<]+/, 'REJESTR PRZEDSIĘBIORCÓW')
    .replace(/<praw_(numerTelefonu|adresEmail)>[^<]+<[^>]+>/g, '<praw_$1 />');
const reportOf = (inner: string) =>
  `<Envelope><Body><DanePobierzPelnyRaportResponse><DanePobierzPelnyRaportResult>${escaped(inner)}</DanePobierzPelnyRaportResult></DanePobierzPelnyRaportResponse></Body></Envelope>`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const emptySearch = `<Envelope><Body><DaneSzukajPodmiotyResponse><DaneSzukajPodmiotyResult>${escaped(sample('bir1-notfound-inner.xml'))}</DaneSzukajPodmiotyResult></DaneSzukajPodmiotyResponse></Body></Envelope>`;

/** An answer of GUS with nothing in its one part. */
const emptied = (text: string, part: string) => text.replace(new RegExp(`(<${part}>)[\\s\\S]*?(</${part}>)`), '$1$2');

/** Servers in place of the five registers, which behave as they are told; all answer as recorded until then. */
export async function openStandIn() {
  const behaviours = new Map<Name, Behaviour>();
  const calls: Record<Name, Call[]> = { white_list: [], ceidg: [], regon: [], krs: [], vies: [] };
  const servers: Server[] = [];
  const urls = {} as Record<Name, string>;

  const answer = (name: Name, call: Call, response: ServerResponse) => {
    const how = behaviours.get(name) ?? 'answers';
    const { status, type, text } = recorded(name, call, how);
    const say = (code: number, body = '', headers = {}) =>
      void response.writeHead(code, { 'content-type': type, ...headers }).end(body);
    switch (how) {
      case 'hangs':
        return;
      case 'stalls half-way':
        response.writeHead(status, { 'content-type': type });
        return void response.write(text.slice(0, Math.ceil(text.length / 2)));
      case 'breaks off':
        return void response.destroy();
      case 'another company':
        return say(status, withNip(text, '5260250274'));
      case 'too many':
        return say(429);
      case 'too many, wait long':
        return say(429, '', { 'retry-after': '3600' });
      case 'server error':
        return say(503);
      case 'once a server error':
        return calls[name].length === 1 ? say(503) : say(status, text);
      case 'wrong key':
        // GUS takes any key and gives an empty session for a wrong one.
        return name === 'regon' ? say(200, emptied(sample('bir1-zaloguj-response.xml'), 'ZalogujResult')) : say(401);
      case 'session over':
        return say(200, call.body.includes('Zaloguj') ? text : emptied(text, 'DaneSzukajPodmiotyResult'));
      case 'suspended':
        return say(status, text.replace('"AKTYWNY"', '"ZAWIESZONY"'));
      case 'no reports':
        return call.body.includes('DanePobierzPelnyRaport') ? say(503) : say(status, text);
      case 'malformed':
        return say(200, '<html>Przerwa techniczna');
      case 'half an answer': {
        const bytes = Buffer.from(text);
        response.writeHead(status, { 'content-type': type, 'content-length': bytes.length });
        response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
        return void setImmediate(() => response.destroy());
      }
      case 'changed shape':
        return say(200, type.includes('json') ? '{"wynik":{"podmiot":[]}}' : '<Envelope><Body><Inna/></Body></Envelope>');
      case 'moved':
        return say(302, '', { location: 'http://127.0.0.1:9/elsewhere' });
      case 'endless':
        response.writeHead(200, { 'content-type': type });
        return void response.write('x'.repeat(3_000_000));
      default:
        return say(status, text);
    }
  };

  for (const name of names) {
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const call = { path: request.url ?? '', headers: request.headers, body };
        calls[name].push(call);
        answer(name, call, response);
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    urls[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  return {
    calls,
    behave: (name: Name, how: Behaviour) => void behaviours.set(name, how),
    /** As the operator's configuration names them. */
    places: {
      white_list: { url: urls.white_list, key: null },
      ceidg: { url: urls.ceidg, key: 'eyJ.token-1' },
      regon: { url: urls.regon, key: 'klucz-gus' },
      krs: { url: urls.krs, key: null },
      vies: { url: urls.vies, key: null },
    },
    forget() {
      behaviours.clear();
      for (const name of names) calls[name].length = 0;
    },
    close: () =>
      Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      ),
  };
}

/** The same for a file of tests: opened before them, forgetful between them, closed after them. */
export function registersStandIn() {
  let opened: Awaited<ReturnType<typeof openStandIn>> | null = null;
  const standIn = () => {
    if (!opened) throw new Error('The registers open before the first test');
    return opened;
  };
  beforeAll(async () => {
    opened = await openStandIn();
  });
  beforeEach(() => standIn().forget());
  afterAll(() => opened?.close());
  return {
    get calls() {
      return standIn().calls;
    },
    behave: (name: Name, how: Behaviour) => standIn().behave(name, how),
    everyone: (how: Behaviour) => names.forEach((name) => void standIn().behave(name, how)),
    places: () => standIn().places,
  };
}
