import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { FeedAnswer } from '../../../contract/calendar';
import { formatDateTime } from '../../../lib/dates';
import { build } from '../../build';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { ConfirmDialog } from '../../resource/ConfirmDialog';

const key = ['calendar-feed'];

/** The address under which a calendar programme fetches one's schedule: told once, taken back with a press. */
export function FeedPanel() {
  const client = useQueryClient();
  const notify = useNotify();
  const { deed } = useDeed();
  const [address, setAddress] = useState<string | null>(null);
  const [asking, setAsking] = useState<'POST' | 'DELETE' | null>(null);
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await request<{ data: FeedAnswer }>('/api/calendar/feed')).json.data,
    retry: false,
  });

  const send = (method: 'POST' | 'DELETE') =>
    deed(async () => {
      const { json } = await request<{ data: FeedAnswer }>('/api/calendar/feed', { method });
      client.setQueryData(key, { ...json.data, path: undefined });
      setAddress(json.data.path ? new URL(json.data.path, build.apiUrl || location.origin).href : null);
      return method === 'DELETE' ? 'Adres już nie działa' : null;
    });

  return (
    <Panel title="Kalendarz w telefonie i w poczcie" below={true}>
      <div className="panel-body">
        <p>
          {data?.active
            ? `Adres działa od ${formatDateTime(data.created_at ?? '')}${data.last_read_at ? `, ostatnio czytany ${formatDateTime(data.last_read_at)}` : ', jeszcze nieczytany'}.`
            : 'Utwórz adres i dodaj go w kalendarzu (Google, Outlook, iPhone) jako subskrypcję. Zobaczysz tam swoje wpisy i terminy zadań.'}
        </p>
        {address && (
          <Notice
            severity="warning"
            above={true}
            action={
              <OtherButton
                size="small"
                onClick={() =>
                  void navigator.clipboard
                    .writeText(address)
                    .then(() => notify('Skopiowano', { type: 'success' }))
                    .catch(() => notify('Zaznacz adres i skopiuj go ręcznie', { type: 'warning' }))
                }
              >
                Kopiuj adres
              </OtherButton>
            }
          >
            Skopiuj teraz: drugi raz tego adresu nie pokażemy. Kto go ma, widzi Twój kalendarz.
            <p>
              <code className="feed-address">{address}</code>
            </p>
          </Notice>
        )}
        <p className="feed-buttons">
          <OtherButton size="small" onClick={() => (data?.active ? setAsking('POST') : void send('POST'))}>
            {data?.active ? 'Utwórz nowy adres' : 'Utwórz adres'}
          </OtherButton>
          {data?.active && (
            <QuietButton size="small" color="error" onClick={() => setAsking('DELETE')}>
              Unieważnij
            </QuietButton>
          )}
        </p>
      </div>
      {asking && (
        <ConfirmDialog
          title={asking === 'DELETE' ? 'Unieważnić adres kalendarza?' : 'Utworzyć nowy adres kalendarza?'}
          action={asking === 'DELETE' ? 'Unieważnij' : 'Utwórz nowy'}
          dangerous={asking === 'DELETE'}
          onConfirm={() => send(asking)}
          onClose={() => setAsking(null)}
        >
          <p>Programy, które go czytają, przestaną dostawać zmiany.</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
