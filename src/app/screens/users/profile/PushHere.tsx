import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatDateTime } from '../../../../lib/dates';
import { installsByHand, isInstalled } from '../../../install/offer';
import { OtherButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { ApiError } from '../../../providers/apiError';
import { request } from '../../../providers/request';
import { canTakeHints, hintAddress, refuseHints, takeHints } from '../../../push/browser';

interface Device {
  id: string;
  name: string;
  created_at: string;
  seen_at: string;
}
interface Push {
  on: boolean;
  public_key: string | null;
  devices: readonly Device[];
}

/** Hints on one's phone and computers: turned on where one is, turned off anywhere. Nothing where the office has none. */
export function PushHere() {
  const { deed, doing } = useDeed();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, refetch } = useQuery({
    queryKey: ['push'],
    queryFn: async ({ signal }) => {
      const here = await deviceHere(signal).catch(() => null);
      return { ...(await request<{ data: Push }>('/api/push', { signal })).json.data, here };
    },
    retry: false,
  });
  if (!data?.on) return null;
  const { devices, public_key, here } = data;
  const isHere = devices.some(({ id }) => id === here);

  /** What was pressed is gone once the work is done: the focus goes to the heading above it. */
  async function change(work: () => Promise<string>): Promise<void> {
    if (await deed(work)) heading.current?.focus();
  }
  const turnOn = () =>
    change(async () => {
      const address = await takeHints(public_key ?? '').catch(() => {
        throw new ApiError('Przeglądarka nie mogła połączyć się ze swoją usługą powiadomień. Spróbuj później.', 0);
      });
      if (!address)
        throw new ApiError('Przeglądarka nie pozwala na powiadomienia. Możesz to zmienić w jej ustawieniach tej strony.', 409);
      try {
        await request('/api/push', { method: 'POST', body: address });
      } catch (error) {
        // Refused, the browser takes none either; the office may have turned hints off since this was drawn.
        await refuseHints().catch(() => undefined);
        await refetch();
        throw error;
      }
      await refetch();
      return 'Powiadomienia na tym urządzeniu są włączone';
    });
  const turnOff = ({ id, name }: Device) =>
    change(async () => {
      if (id === here) await refuseHints().catch(() => undefined);
      // One that the push service gave up, or that was turned off elsewhere, is off all the same.
      await request(`/api/push/${id}`, { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      await refetch();
      return `Wyłączono powiadomienia: ${name}`;
    });

  return (
    <section className="push-here" aria-labelledby="push-here">
      <h3 id="push-here" ref={heading} tabIndex={-1}>
        Na tym urządzeniu
      </h3>
      <p>
        Telefon albo komputer może powiedzieć o nowości także wtedy, gdy panel jest zamknięty. Powiadomienie mówi tylko, czego
        dotyczy: bez nazw, kwot i osób.
      </p>
      {devices.length > 0 && (
        <ul className="sessions">
          {devices.map((device) => (
            <li key={device.id}>
              <div>
                <p className="session-name">
                  {device.name}
                  {device.id === here && ' (to urządzenie)'}
                </p>
                <p className="quiet">
                  włączono <span className="number">{formatDateTime(device.created_at)}</span>, ostatnio{' '}
                  <span className="number">{formatDateTime(device.seen_at)}</span>
                </p>
              </div>
              <OtherButton size="small" aria-disabled={doing} onClick={() => void turnOff(device)}>
                Wyłącz<span className="unseen">: {device.name}</span>
              </OtherButton>
            </li>
          ))}
        </ul>
      )}
      {isHere ? null : canTakeHints() ? (
        <OtherButton aria-disabled={doing} onClick={() => void turnOn()}>
          Włącz na tym urządzeniu
        </OtherButton>
      ) : installsByHand() && !isInstalled() ? (
        <p className="quiet">
          Na iPhonie i iPadzie powiadomienia działają, gdy panel jest na ekranie początkowym: dotknij ikony „Udostępnij”, wybierz
          „Do ekranu początkowego”, otwórz panel z nowej ikony i wróć tutaj.
        </p>
      ) : (
        <p className="quiet">Ta przeglądarka nie pokazuje powiadomień. Włączysz je w nowszej.</p>
      )}
    </section>
  );
}

/** The server's name of this browser, where hints are on in it and are this person's. */
async function deviceHere(signal: AbortSignal): Promise<string | null> {
  const address = await hintAddress();
  if (!address) return null;
  const { json } = await request<{ data: { id: string | null } }>('/api/push', { method: 'PUT', body: address, signal });
  return json.data.id;
}
