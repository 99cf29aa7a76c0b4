import { readFileSync } from 'node:fs';
import { completeNip } from '../../../src/domain/identifiers/nip';
import type { Caller } from '../../support/caller';
import type { Office } from '../../support/office';
import { uploaded } from '../files/desk';

let made = 0;

/** Text that no other file holds. */
export function scribble(): string {
  made += 1;
  return `treść ${made}`;
}

/** The sample invoice with another seller, buyer or number. */
export function invoiceXml({ seller, buyer, number }: { seller?: string; buyer?: string; number?: string } = {}): string {
  let xml = readFileSync('tests/domain/samples/fa3-faktura-vat.xml', 'utf8');
  const nips = [...xml.matchAll(/<NIP>(\d{10})<\/NIP>/g)].map(([, nip]) => nip ?? '');
  if (seller) xml = xml.replace(`<NIP>${nips[0]}</NIP>`, `<NIP>${seller}</NIP>`);
  if (buyer) xml = xml.replace(`<NIP>${nips[1]}</NIP>`, `<NIP>${buyer}</NIP>`);
  return number ? xml.replace(/<P_2>[^<]*<\/P_2>/, `<P_2>${number}</P_2>`) : xml;
}

/** A NIP that no company of the tests has. */
export const strangerNip = completeNip('101000001') ?? '';

/** Sends a file and a document with it, as the panel does; answers the call. */
export async function send(
  office: Office,
  who: Caller,
  values: Record<string, unknown>,
  name = 'skan.txt',
  content: string | Buffer = scribble(),
) {
  const { id } = await uploaded(office, who, name, content);
  return who.post('/api/documents/', { file_id: id, ...values });
}
