import type { resources } from '../../../../resources';
import type { RecordOf } from '../../../schema';
import type { HookContext } from '../define';

type Document = RecordOf<typeof resources.documents>;
type Request = RecordOf<(typeof resources)['document-requests']>;

/** Tells whom a change of a document concerns. */
export async function tellOfDocument(_after: Document | null, _before: Document | null, _context: HookContext): Promise<void> {}

/** Tells whom a change of a request concerns. */
export async function tellOfRequest(_request: Request, _before: string, _context: HookContext): Promise<void> {}

type Declaration = RecordOf<(typeof resources)['month-declarations']>;

/** Tells the company's keeper that the month's documents are all there. */
export async function tellOfDeclaration(_declaration: Declaration, _context: HookContext): Promise<void> {}

/** Reminds the company's people of what is still missing. */
export async function tellOfMissing(_request: Request, _context: HookContext): Promise<void> {}
