import { type DataProvider, useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { decisions } from '../../../../../resources/decisions';
import { formatDateTime, toWarsaw } from '../../../../lib/dates';
import type { ClientRole } from '../../../../schema/areas';
import { Card } from '../../../kit/Cards';
import { useDeed } from '../../../kit/useDeed';
import { StatusChip } from '../../../layout/StatusChip';
import type { PanelDataProvider } from '../../../providers/dataProvider';
import type { Answered } from '../../../records/answered';
import { AskFirst } from '../../../resource/AskFirst';
import { useUser } from '../../../session/useSession';
import { takeBack } from './takeBack';

/** A decision as the API answers it to a client. */
export type Decision = Answered<
  typeof decisions,
  'title' | 'kind' | 'company_id' | 'effect' | 'status' | 'decided_at' | 'returnable' | 'back_until' | 'taken_back_at'
> & { company?: { title: string } | null };

interface DecisionCardProps {
  decision: Decision;
  /** Those of several companies stand here. */
  named: boolean;
}

/** Kinds that not everybody who writes for the company may decide, and so undo, as the server has it. */
const deciders: Readonly<Record<string, readonly ClientRole[]>> = {
  zus_holiday: ['owner'],
  documents_complete: ['owner', 'accountant'],
  month_answer: ['owner', 'accountant'],
};

/** Who could decide it may undo it; never those who only read. */
function mayTakeBack({ kind }: Decision, role: ClientRole | undefined): boolean {
  return role !== undefined && (deciders[kind]?.includes(role) ?? role !== 'viewer');
}

/** One decision: what follows from it, since when, and the way back while there is one. */
export function DecisionCard({ decision, named }: DecisionCardProps) {
  const [asking, setAsking] = useState(false);
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed } = useDeed({ changes: 'all' });
  const { company_roles } = useUser();
  const { id, title, effect, status, decided_at, returnable, back_until, taken_back_at, company } = decision;
  const inTime = returnable && (back_until === null || back_until >= toWarsaw(new Date()));
  const canGoBack = inTime && mayTakeBack(decision, company_roles[decision.company_id]);

  return (
    <Card
      title={title}
      facts={
        <>
          <span className="number">{formatDateTime(decided_at)}</span>
          {named && company && <span>{company.title}</span>}
          {status === 'taken_back' && <StatusChip label="Cofnięta" color="default" />}
        </>
      }
      about={
        <>
          {status === 'taken_back' ? `Cofnięta ${formatDateTime(String(taken_back_at))}.` : effect}
          {canGoBack && ` Można cofnąć${back_until ? ` do ${formatDateTime(back_until)}` : ''}, dopóki biuro się tym nie zajęło.`}
        </>
      }
      step={
        canGoBack && (
          <button type="button" className="quiet-button small" onClick={() => setAsking(true)}>
            Cofnij<span className="unseen">: {title}</span>
          </button>
        )
      }
    >
      {asking && (
        <AskFirst
          title="Cofnąć tę decyzję?"
          action="Cofam decyzję"
          onConfirm={() => deed(() => takeBack(provider, id))}
          onClose={() => setAsking(false)}
        >
          <p>{title}</p>
          <p>Sprawa wróci do miejsca sprzed decyzji. Biuro zobaczy, że została cofnięta.</p>
        </AskFirst>
      )}
    </Card>
  );
}
