import type { FileEnding } from '../../../contract/files';
import type { Candidate, Checked, Sent } from './candidate';
import { checkContainer } from './container';
import { checkHeic } from './heic';
import { checkImage } from './image';
import { factsVersion } from './invoice';
import { kindOf } from './kind';
import { checkOffice } from './office';
import { checkPdf } from './pdf';
import { checkSignature } from './signature';
import { checkText } from './text';
import { checkTiff } from './tiff';
import { checkXml } from './xml';
import { checkZip } from './zip';

type Check = (candidate: Candidate) => Promise<Partial<Checked>>;

const kinds: Readonly<Record<FileEnding, { mime: string; check: Check }>> = {
  pdf: { mime: 'application/pdf', check: checkPdf },
  png: { mime: 'image/png', check: checkImage },
  jpg: { mime: 'image/jpeg', check: checkImage },
  jpeg: { mime: 'image/jpeg', check: checkImage },
  jfif: { mime: 'image/jpeg', check: checkImage },
  webp: { mime: 'image/webp', check: checkImage },
  heic: { mime: 'image/jpeg', check: checkHeic },
  heif: { mime: 'image/jpeg', check: checkHeic },
  tif: { mime: 'application/pdf', check: checkTiff },
  tiff: { mime: 'application/pdf', check: checkTiff },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', check: checkOffice },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', check: checkOffice },
  odt: { mime: 'application/vnd.oasis.opendocument.text', check: checkOffice },
  ods: { mime: 'application/vnd.oasis.opendocument.spreadsheet', check: checkOffice },
  csv: { mime: 'text/csv', check: checkText },
  txt: { mime: 'text/plain', check: checkText },
  xml: { mime: 'application/xml', check: checkXml },
  xades: { mime: 'application/xml', check: checkXml },
  zip: { mime: 'application/zip', check: checkZip },
  p7s: { mime: 'application/pkcs7-signature', check: checkSignature },
  p7m: { mime: 'application/pkcs7-mime', check: checkSignature },
  asice: { mime: 'application/vnd.etsi.asic-e+zip', check: checkContainer },
  asics: { mime: 'application/vnd.etsi.asic-s+zip', check: checkContainer },
  sce: { mime: 'application/vnd.etsi.asic-e+zip', check: checkContainer },
  sig: { mime: 'application/pkcs7-signature', check: checkSignature },
};

/** The one check of every file that comes in (F07). Throws FileRefused; runs in a process of its own, as it opens what strangers made. */
export async function checkFile(sent: Sent): Promise<Checked> {
  const ending = await kindOf(sent);
  const { mime, check } = kinds[ending];
  const found = await check({ ...sent, ending });
  const facts = found.facts ? { ...found.facts, read_by: factsVersion } : null;
  return { mime, ending, pages: null, rewritten: false, ...found, facts };
}
