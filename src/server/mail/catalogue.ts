import { countOf } from '../../lib/text';
import { type Envelope, letter, minutes, shown, when } from './compose';
import type { Channel, Message } from './message';

const NOT_YOU = 'Jeśli to nie Ty, od razu zmień hasło i daj znać swojemu biuru.';

/** The code of the second login step, by mail or as a text message. */
export function loginCode(
  envelope: Envelope & { channel: Channel },
  { code, validMinutes }: { code: string; validMinutes: number },
): Message {
  if (envelope.channel === 'sms') {
    const tenant = { id: envelope.tenant.id, name: shown(envelope.tenant.name) };
    const text = `${tenant.name}: kod logowania ${code}, ważny ${minutes(validMinutes)}. Nikomu go nie podawaj.`;
    return { to: envelope.to, channel: 'sms', text, code, tenant };
  }
  return {
    ...letter(envelope, {
      subject: `Kod logowania – ${shown(envelope.tenant.name)}`,
      body: [
        'Oto Twój kod logowania:',
        { code },
        `Kod jest ważny ${minutes(validMinutes)} i działa jeden raz. Nikomu go nie podawaj – nikt z biura o niego nie zapyta.`,
        'Jeśli to nie Ty się logujesz, ktoś może znać Twoje hasło. Zmień je jak najszybciej.',
      ],
    }),
    code,
  };
}

export function invitation(
  envelope: Envelope,
  { inviter, link, validDays }: { inviter: string; link: string; validDays: number },
): Message {
  const office = shown(envelope.tenant.name);
  return letter(envelope, {
    subject: `Zaproszenie do panelu – ${office}`,
    body: [
      'Dzień dobry,',
      `${shown(inviter)} zaprasza do panelu „${office}”. Aby zacząć, uzupełnij swoje dane i ustaw hasło.`,
      { button: 'Przyjmij zaproszenie', link },
      `Zaproszenie jest ważne ${countOf(validDays, 'dzień', 'dni', 'dni')} i działa jeden raz.`,
      'Jeśli nie spodziewasz się tej wiadomości, po prostu ją pomiń.',
    ],
  });
}

export function passwordReset(envelope: Envelope, { link, validMinutes }: { link: string; validMinutes: number }): Message {
  return letter(envelope, {
    subject: `Ustawienie nowego hasła – ${shown(envelope.tenant.name)}`,
    body: [
      'Dzień dobry,',
      'otrzymaliśmy prośbę o ustawienie nowego hasła do Twojego konta.',
      { button: 'Ustaw nowe hasło', link },
      `Link jest ważny ${minutes(validMinutes)} i działa jeden raz. Po zmianie hasła wszystkie urządzenia zostaną wylogowane.`,
      'Jeśli to nie Twoja prośba, nic nie rób: hasło pozostanie bez zmian.',
    ],
  });
}

/** For the owner whose new device has to wait because somebody is trying the account. */
export function deviceLink(
  envelope: Envelope,
  { link, device, at, validMinutes }: { link: string; device: string; at: Date; validMinutes: number },
): Message {
  return letter(envelope, {
    subject: `Zaloguj to urządzenie – ${shown(envelope.tenant.name)}`,
    body: [
      'Dzień dobry,',
      `ktoś próbuje zalogować się na Twoje konto z nowego urządzenia: ${shown(device)}, ${when(at)}. Było za dużo nieudanych prób, dlatego nowe urządzenia muszą teraz chwilę poczekać.`,
      'Jeśli to Ty, otwórz ten link na urządzeniu, na którym chcesz się zalogować:',
      { button: 'Zaloguj to urządzenie', link },
      `Link jest ważny ${minutes(validMinutes)} i działa jeden raz. Hasło i kod nadal będą potrzebne.`,
      'Jeśli to nie Ty, nie otwieraj linku i nikomu go nie przekazuj. Twoje konto jest chronione.',
    ],
  });
}

/** What the notices say about the moment and the device; times are shown on the Polish clock. */
export interface Occasion {
  at: Date;
  device?: string;
}

/** A notice of something that has happened to the account. */
function notice(envelope: Envelope, subject: string, { at, device }: Occasion, what: readonly string[]): Message {
  const from = device ? `, urządzenie: ${shown(device)}` : '';
  return letter(envelope, {
    subject: `${subject} – ${shown(envelope.tenant.name)}`,
    body: ['Dzień dobry,', ...what, `Kiedy: ${when(at)}${from}.`],
  });
}

export function passwordChanged(envelope: Envelope, occasion: Occasion): Message {
  return notice(envelope, 'Hasło zostało zmienione', occasion, [
    'hasło do Twojego konta zostało zmienione, a pozostałe urządzenia wylogowane.',
    'Jeśli to nie Ty, od razu poproś na stronie logowania o ustawienie nowego hasła i daj znać swojemu biuru.',
  ]);
}

export function newDevice(envelope: Envelope, occasion: Occasion): Message {
  return notice(envelope, 'Logowanie z nowego urządzenia', occasion, [
    'na Twoje konto zalogowano się z urządzenia, którego dotąd nie znaliśmy.',
    NOT_YOU,
  ]);
}

/** After at least three attempts in a row that failed. */
export function loginAfterFailures(envelope: Envelope, occasion: Occasion & { failures: number }): Message {
  return notice(envelope, 'Logowanie po nieudanych próbach', occasion, [
    `na Twoje konto zalogowano się po nieudanych próbach. Było ich: ${occasion.failures}.`,
    NOT_YOU,
  ]);
}

export type SecondFactorChange = 'on' | 'off' | 'recovery_codes' | 'recovery_code_used';

const CHANGED: Readonly<Record<SecondFactorChange, string>> = {
  on: 'na Twoim koncie włączono logowanie kodem z aplikacji.',
  off: 'na Twoim koncie wyłączono logowanie kodem z aplikacji.',
  recovery_codes: 'na Twoim koncie utworzono nowe kody zapasowe. Poprzednie już nie działają.',
  recovery_code_used: 'do zalogowania się na Twoje konto użyto kodu zapasowego. Ten kod już nie zadziała.',
};

export function secondFactorChanged(envelope: Envelope, occasion: Occasion & { change: SecondFactorChange }): Message {
  return notice(envelope, 'Zmiana drugiego składnika logowania', occasion, [CHANGED[occasion.change], NOT_YOU]);
}

export function passkeysChanged(envelope: Envelope, occasion: Occasion & { change: 'added' | 'removed'; name: string }): Message {
  const { change, name } = occasion;
  const what =
    change === 'added'
      ? `na Twoim koncie dodano klucz dostępu „${shown(name)}”. Można się nim zalogować bez hasła i kodu.`
      : `z Twojego konta usunięto klucz dostępu „${shown(name)}”. Nie da się już nim zalogować.`;
  return notice(envelope, 'Zmiana kluczy dostępu', occasion, [what, NOT_YOU]);
}

/** Goes to the address that was in force before. */
export function contactChanged(envelope: Envelope, occasion: Occasion & { what: 'email' | 'phone' }): Message {
  const what = occasion.what === 'email' ? 'adres e-mail' : 'numer telefonu';
  return notice(envelope, 'Zmiana danych logowania', occasion, [`na Twoim koncie zmieniono ${what}.`, NOT_YOU]);
}

export function tokenReuse(envelope: Envelope, occasion: Occasion): Message {
  return notice(envelope, 'Wylogowaliśmy Twoje urządzenie', occasion, [
    'ktoś użył po raz drugi klucza sesji, który działa tylko raz. Mogła to być kopia, dlatego zakończyliśmy tę sesję. Zaloguj się ponownie.',
    'Jeśli takie wiadomości się powtarzają, zmień hasło i daj znać swojemu biuru.',
  ]);
}

export function tooManyWrongCodes(envelope: Envelope, occasion: Occasion & { pauseHours: number }): Message {
  return notice(envelope, 'Za dużo błędnych kodów', occasion, [
    `ktoś wielokrotnie podał błędny kod logowania do Twojego konta. Przez ${countOf(occasion.pauseHours, 'godzinę', 'godziny', 'godzin')} nie przyjmujemy kodów z nowych urządzeń. Urządzenia, z których korzystasz na co dzień, działają jak zwykle.`,
    'Jeśli to nie Ty, ktoś może znać Twoje hasło: zmień je.',
  ]);
}
