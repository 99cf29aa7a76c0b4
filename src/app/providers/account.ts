import type { InvitationData } from '../../contract/session';
import { request } from './request';

/** Another code for the login under way; the answer is the same when none is sent. */
export async function resendCode(): Promise<void> {
  await request('/api/users/resend', { method: 'POST', authorization: null });
}

/** Asks for the link that sets a new password; the answer never says whether there is such an account. */
export async function askForReset(email: string): Promise<void> {
  await request(`/api/users/reset-password?id=${encodeURIComponent(email)}`, { authorization: null });
}

/** Sets a new password by the link's token. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await request(`/api/users/reset-password/${token}`, { method: 'POST', body: { password }, authorization: null });
}

export interface Registration {
  password: string;
  first_name?: string;
  last_name?: string;
  phone?: string;
  /** What was agreed to, with the version of the text that was shown. */
  consents: { kind: string; version: string }[];
}

/** What the office said of an invited person; the token goes in the body, for no address may hold it longer than it must (S11). */
export async function readInvitation(token: string): Promise<InvitationData> {
  const { json } = await request<{ data: InvitationData }>('/api/users/invitation', {
    method: 'POST',
    body: { token },
    authorization: null,
  });
  return json.data;
}

/** Completes an invitation by the link's token; answers the address that the account has. */
export async function register(token: string, registration: Registration): Promise<string> {
  const { json } = await request<{ data: { email: string } }>(`/api/users/${token}`, {
    method: 'POST',
    body: registration,
    authorization: null,
  });
  return json.data.email;
}

/** Asks for the e-mail that makes a new device known, for an owner who must wait because a stranger is trying the account. */
export async function askForDeviceLink(email: string): Promise<void> {
  await request('/api/users/device-link', { method: 'POST', body: { email }, authorization: null });
}

/** Makes this browser known by the token of that e-mail; password and code are asked as ever. */
export async function knowThisDevice(token: string): Promise<void> {
  await request('/api/users/device', { method: 'POST', body: { token }, authorization: null });
}
