import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { unknownField } from '../../schema/validate';
import { invalid, malformed, type Refusal, tooLarge } from '../errors';
import { noFile, unreadableForm } from './refusals';

/** How much of a form is read that has one file and nothing else: a part more is read to be named. */
export const oneFileLimits = (fileSize: number) => ({ fileSize, files: 2, parts: 3, fieldNameSize: 100, headerPairs: 20 });

/** A field beside files: it would be passed over in silence, whatever its sender meant by it. */
export const unknownInForm = (name: string): Refusal => invalid({ [name]: unknownField });

/** Reads the one file of a form; a field before or after it is refused by its name, a second file too. */
export async function readOneFile<Value>(
  request: FastifyRequest,
  fileSize: number,
  read: (part: MultipartFile) => Promise<Value>,
): Promise<Value> {
  if (!request.isMultipart()) throw noFile();
  const parts = request.parts({ limits: { fileSize } })[Symbol.asyncIterator]();
  const next = async (): Promise<MultipartFile | null> => {
    const { done, value } = await parts.next().catch(refuse);
    if (done) return null;
    if (value.type !== 'file') throw unknownInForm(value.fieldname);
    return value;
  };
  try {
    const part = await next();
    if (!part) throw noFile();
    const value = await read(part).catch(refuse);
    if (await next()) throw onlyOne();
    return value;
  } catch (error) {
    // What follows a fault is passed over, so that the connection serves on.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

const onlyOne = () => malformed('Wczytuje się jeden plik naraz.');

function refuse(error: { code?: string }): never {
  const { code = '' } = error;
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT') throw onlyOne();
  throw code.startsWith('FST_') ? unreadableForm() : error;
}
