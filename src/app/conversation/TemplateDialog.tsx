import { type RaRecord, useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { answerTemplates } from '../../../resources/answerTemplates';
import type { users } from '../../../resources/users';
import { addMonths, formatMonth, monthOf, toWarsaw } from '../../lib/dates';
import { fold } from '../../lib/text';
import { TextBox } from '../fields/TextBox';
import { Dialog } from '../kit/Dialog';
import { Pressed } from '../kit/Pressed';
import { Pending } from '../layout/Pending';
import type { Answered } from '../records/answered';
import { useShown } from '../records/useDeclared';
import { useUser } from '../session/useSession';
import { templates } from './templateResource';
import { filledTemplate, type TemplateValues } from './templates';

type Template = Answered<typeof answerTemplates, 'name' | 'topic' | 'body'>;
interface Named {
  id: string;
  title: string;
}
interface TemplateDialogProps {
  onPick: (text: string) => void;
  onClose: () => void;
}

const look = {
  display: 'block',
  width: '100%',
  padding: '0.75rem',
  textAlign: 'left',
  backgroundColor: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: '8px',
  '&:hover': { backgroundColor: 'var(--info-surface)' },
} as const;

/** The office's ready answers with the values of the record around in them; pressing one puts it into what is being written. */
export function TemplateDialog({ onPick, onClose }: TemplateDialogProps) {
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useGetList<Template>(templates.name, {
    filter: { active: true },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const values = useValues();
  const wanted = fold(typed);
  const shown = (data ?? []).filter(({ name, body }) => fold(`${name} ${body}`).includes(wanted));
  const topics = templates.fields.topic?.choices ?? {};
  return (
    <Dialog title="Wstaw szablon odpowiedzi" wide={true} onClose={onClose}>
      {!data ? (
        <Pending error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <p className="quiet">Biuro nie ma jeszcze szablonów. Kierownik dodaje je w ustawieniach, w „Szablonach odpowiedzi”.</p>
      ) : (
        <>
          <TextBox label="Szukaj w szablonach" value={typed} onChange={setTyped} />
          <ul className="template-list">
            {shown.map(({ id, name, topic, body }) => {
              const text = filledTemplate(body, values);
              return (
                <li key={id}>
                  <Pressed sx={look} onClick={() => onPick(text)}>
                    <strong>{name}</strong> <span className="quiet">{topics[topic]?.label}</span>
                    <span className="template-text">{text}</span>
                  </Pressed>
                </li>
              );
            })}
          </ul>
          {shown.length === 0 && <p className="quiet">Żaden szablon nie zawiera tych słów.</p>}
        </>
      )}
    </Dialog>
  );
}

/** What the record, its company and the writer give to a template. */
function useValues(): TemplateValues {
  const {
    resource,
    record: { id },
  } = useShown();
  const { id: me, first_name } = useUser();
  const { data: writer } = useGetOne<Answered<typeof users, never, 'last_name'>>('users', { id: me }, { retry: false });
  const { data: record } = useGetOne<RaRecord & { company?: Named | null; company_id?: string | null }>(resource.name, {
    id: String(id),
  });
  const companyId = record?.company_id ?? '';
  const { data: company } = useGetOne<RaRecord & { owner?: Named | null }>(
    'companies',
    { id: companyId },
    { enabled: companyId !== '', retry: false },
  );
  return {
    firma: record?.company?.title ?? null,
    okres: formatMonth(addMonths(monthOf(toWarsaw(new Date()).slice(0, 10)), -1)),
    opiekun: company?.owner?.title ?? null,
    podpis: [first_name, writer?.last_name].filter(Boolean).join(' '),
  };
}
