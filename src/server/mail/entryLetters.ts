import type { Occasion } from './catalogue';
import { type Envelope, letter, minutes, shown, when } from './compose';
import type { Message } from './message';

/** The code that shows amounts and accounts to who came by a link; a text message alone, for the link came by mail. */
export function entryCode({ to, tenant }: Envelope, { code, validMinutes }: { code: string; validMinutes: number }): Message {
  const sender = { id: tenant.id, name: shown(tenant.name) };
  const text = `${sender.name}: kod ${code} pokaże kwoty i konta z otwartego linku, ważny ${minutes(validMinutes)}. Nikomu go nie podawaj.`;
  return { to, channel: 'sms', text, code, tenant: sender };
}

/** A link was ended, as too many wrong codes were typed after it. */
export function entryEnded(envelope: Envelope, { at, device }: Occasion): Message {
  return letter(envelope, {
    subject: `Link z powiadomienia przestał działać – ${shown(envelope.tenant.name)}`,
    body: [
      'Dzień dobry,',
      `ktoś otworzył link z naszego e-maila i wpisał za dużo błędnych kodów (${when(at)}, ${shown(device ?? 'nieznane urządzenie')}). Ten link już nie działa, kwot ani numerów kont nikt nie zobaczył.`,
      'Jeśli to nie Ty, ktoś może czytać Twoją pocztę: zmień do niej hasło i powiadom biuro. Wszystko znajdziesz w panelu po zalogowaniu.',
    ],
  });
}
