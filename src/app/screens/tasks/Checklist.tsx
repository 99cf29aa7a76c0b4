import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { tasks } from '../../../../resources/tasks';
import { formatDateTime } from '../../../lib/dates';
import { Nothing } from '../../fields/Nothing';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { useMay } from '../../records/usePermit';
import type { WidgetProps } from '../../resource/ownParts';
import { useUser } from '../../session/useSession';
import './tasks.css';

interface Point {
  text: string;
  required: boolean | null;
  done: boolean | null;
  done_by?: string | null;
  done_at?: string | null;
}

const openStates: readonly string[] = tasks.fields.status.transitions?.done?.from ?? [];

/** A task's points, ticked where they stand; each tick is kept at once, with whose it was. */
export default function Checklist({ record }: WidgetProps) {
  const client = useQueryClient();
  const may = useMay();
  const { isAdmin } = useUser();
  const { deed, doing } = useDeed();
  const points = (record.checklist ?? []) as Point[];
  const open = openStates.includes(String(record.status)) && (!isAdmin || may('edit', tasks, record));

  async function tick(index: number, { text, done }: Point): Promise<void> {
    const kept = await deed(async () => {
      const body = { index, text, done: !done };
      const { json } = await request<RaRecord>(`/api/tasks/${record.id}/checklist`, { method: 'POST', body });
      client.setQueryData(['tasks', 'getOne', { id: String(record.id) }], (before: object | undefined) => ({
        ...before,
        ...json,
      }));
    });
    if (!kept) void client.invalidateQueries({ queryKey: ['tasks'] });
  }

  if (points.length === 0) return <Nothing />;
  return (
    <ul className="checklist">
      {points.map((point, index) => (
        <li key={JSON.stringify([index, point.text])}>
          <Tick
            checked={point.done === true}
            busy={!open || doing}
            onTick={() => void tick(index, point)}
            label={
              <>
                <span className={point.done ? 'ticked' : undefined}>{point.text}</span>{' '}
                {point.required && !point.done && <span className="quiet">wymagany</span>}
              </>
            }
          />
          {point.done_by && (
            <p className="quiet">
              {point.done_by}
              {point.done_at && <span className="number">, {formatDateTime(point.done_at)}</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
