import type { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import { keepDecision } from '../decisions/keep';
import type { HookContext } from '../handlers/define';

type Document = RecordOf<typeof resources.documents>;

/** Keeps that a client has read a document, or accepted it for the company; neither is taken back. What is closed by a grant is not named. */
export async function decided(after: Document, before: Document, context: HookContext): Promise<void> {
  const { id, company_id, title, visibility, status } = after;
  if (!company_id || status === before.status || (status !== 'confirmed' && status !== 'signed')) return;
  const named = visibility === 'payroll_only' ? 'dokument kadrowy' : `dokument „${title}”`;
  const about = { company_id, about: 'documents', record_id: id } as const;
  await keepDecision(
    status === 'signed'
      ? {
          ...about,
          kind: 'signature',
          title: `Zaakceptowany ${named}`,
          effect: 'Dokument obowiązuje jako zaakceptowany w imieniu firmy.',
        }
      : {
          ...about,
          kind: 'acknowledgement',
          title: `Potwierdzone zapoznanie się: ${named}`,
          effect: 'Biuro widzi, że treść jest znana.',
        },
    context,
  );
}
