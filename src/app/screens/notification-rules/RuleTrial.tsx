import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { countOf } from '../../../lib/text';
import { useDebouncedText } from '../../fields/useDebouncedText';
import { OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { Skeleton } from '../../layout/Skeleton';
import { request } from '../../providers/request';
import { saidBy } from '../../providers/saidBy';
import './trial.css';

const keys = ['portal_text', 'subject', 'body', 'sms_text'] as const;
type Channel = 'email' | 'sms';

interface Preview {
  portal: string;
  mail: { subject: string; text: string };
  sms: { text: string; units: number; parts: number; polish: boolean };
}

/** What the texts as they are typed look like with sample values, and a letter of them to oneself. */
export default function RuleTrial({ id }: { id: string }) {
  const typed: unknown[] = useWatch({ name: [...keys] });
  const texts = useDebouncedText(JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, typed[index] ?? '']))), 400);
  const { variables = [] } = useRecordContext<RaRecord & { variables?: string[] }>() ?? {};
  const { data, error } = useQuery({
    queryKey: ['notification-rules', 'preview', id, texts],
    queryFn: async ({ signal }) => {
      const { json } = await request<{ data: Preview }>(`/api/notification-rules/${id}/preview`, {
        method: 'POST',
        body: JSON.parse(texts),
        signal,
      });
      return json.data;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Panel title="Podgląd z przykładowymi danymi">
      <div className="panel-body trial">
        <p className="quiet">
          Zmienne, których możesz użyć:{' '}
          {variables.map((name) => (
            <code key={name}>{`{${name}}`}</code>
          ))}
        </p>
        {error && (
          <p className="fault" role="status">
            {saidBy(error)}
          </p>
        )}
        {data ? <Shown preview={data} /> : !error && <Skeleton lines={5} />}
        <SendTrial id={id} texts={texts} />
      </div>
    </Panel>
  );
}

function Shown({ preview: { portal, mail, sms } }: { preview: Preview }) {
  return (
    <div className="trial-shown">
      <h3>W panelu</h3>
      <p>{portal}</p>
      <h3>E-mail</h3>
      <div className="trial-mail">
        <p className="trial-subject">{mail.subject}</p>
        <p className="trial-text">{mail.text}</p>
      </div>
      <h3>SMS</h3>
      <p className="trial-text">{sms.text}</p>
      <p className="quiet" role="status">
        {countOf(sms.units, 'znak', 'znaki', 'znaków')}, {countOf(sms.parts, 'część', 'części', 'części')}
        {sms.polish ? ' – polskie litery: 70 znaków w jednej części' : ' – bez polskich liter: 160 znaków w jednej części'}
      </p>
    </div>
  );
}

function SendTrial({ id, texts }: { id: string; texts: string }) {
  const { deed, doing: sending } = useDeed();
  const send = (channel: Channel) =>
    deed(async () => {
      await request(`/api/notification-rules/${id}/test`, { method: 'POST', body: { ...JSON.parse(texts), channel } });
      return channel === 'sms' ? 'Wysłano SMS na Twój numer' : 'Wysłano e-mail na Twój adres';
    });
  return (
    <div className="trial-send">
      <OtherButton aria-disabled={sending} onClick={() => void send('email')}>
        Wyślij próbny e-mail do mnie
      </OtherButton>
      <OtherButton aria-disabled={sending} onClick={() => void send('sms')}>
        Wyślij próbny SMS do mnie
      </OtherButton>
    </div>
  );
}
