import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { SessionUser } from '../../contract/session';
import { clearingOnFailure, enterWith } from './login';
import { request } from './request';

/** The whole way in by a key of this device, unlocked by its owner's finger, face or PIN. */
export async function enterByPasskey(): Promise<SessionUser> {
  const { json } = await request<{ data: PublicKeyCredentialRequestOptionsJSON }>('/api/auth/passkey/options', {
    method: 'POST',
    authorization: null,
  });
  const passkey = await ofDevice(startAuthentication({ optionsJSON: json.data }));
  return clearingOnFailure(async () => {
    const opened = await request<{ refresh_token: string }>('/api/auth/passkey', {
      method: 'POST',
      body: { passkey },
      authorization: null,
    });
    return enterWith(opened.json.refresh_token);
  });
}

/** Step 2 by a key instead of a code. */
export async function checkPasskey(email: string, asked: PublicKeyCredentialRequestOptionsJSON): Promise<void> {
  const passkey = await ofDevice(startAuthentication({ optionsJSON: asked }));
  await clearingOnFailure(async () => {
    await request('/api/users/verify-passkey', { method: 'POST', body: { email, passkey }, authorization: null });
  });
}

/** Confirms once more who is at the screen, by a key of this device. */
export async function confirmByPasskey(): Promise<void> {
  const { json } = await request<{ data: PublicKeyCredentialRequestOptionsJSON }>('/api/users/step-up/options', {
    method: 'POST',
  });
  const passkey = await ofDevice(startAuthentication({ optionsJSON: json.data }));
  await request('/api/users/step-up', { method: 'POST', body: { passkey } });
}

/** Has this device make a key, and the office keep its public half under a name. */
export async function addPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON, name: string): Promise<void> {
  const passkey = await ofDevice(startRegistration({ optionsJSON }));
  await request('/api/users/passkeys', { method: 'POST', body: { name, passkey } });
}

const refusals: Readonly<Record<string, string>> = {
  NotAllowedError: 'Nie użyto klucza: okno zostało zamknięte albo minął czas. Spróbuj jeszcze raz.',
  InvalidStateError: 'To urządzenie ma już klucz do Twojego konta.',
  SecurityError: 'Pod tym adresem panelu klucze dostępu nie działają. Otwórz panel pod adresem podanym przez biuro.',
  NotSupportedError: 'To urządzenie nie potrafi przechować klucza dostępu.',
};

/** What a device answers, or its refusal in words of ours. */
async function ofDevice<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(refusals[(error as Error).name] ?? 'Urządzenie nie odpowiedziało. Spróbuj jeszcze raz.', { cause: error });
  }
}
