import type { Glance } from '../../contract/entry';
import { request } from './request';

const post = async <T>(path: string, body?: object): Promise<T> =>
  (await request<{ data: T }>(path, { method: 'POST', authorization: null, ...(body ? { body } : {}) })).json.data;

/** What the link of a mail shows without a login; the token goes in the body, for no address may hold it longer than it must (S11). */
export const openEntry = (token: string): Promise<Glance> => post('/api/entry', { token });

/** A code by SMS for what was opened here; the answer is the same when none is sent. */
export const askEntryCode = (): Promise<unknown> => post('/api/entry/code');

/** The rest of it, for the code. */
export const openByCode = (code: string): Promise<Glance> => post('/api/entry/verify', { code });
