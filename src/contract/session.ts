import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { Area, ClientRole, Role } from '../schema/areas';
import type { SecondFactor } from './secondFactor';

/** `GET /api/users/{id}` of oneself: what the panel knows about who is logged in. */
export interface SessionUser {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  roles: Role[];
  isAdmin: boolean;
  payroll: boolean;
  second_factor: SecondFactor;
  /** Areas the person may open in this firm. */
  access: Area[];
  /** A client's companies. */
  companies: string[];
  /** What they are in each of them, by company id. */
  company_roles: Record<string, ClientRole>;
}

/** What an invitation says to whoever holds its link: the office's own data of the person, and the companies they are asked into. */
export interface InvitationData {
  /** Null where the person gives the address: nobody invited a firm's first administrator. */
  email: string | null;
  first_name: string;
  last_name: string;
  phone: string | null;
  companies: string[];
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** The answer to a right password: where the code went. */
export interface CodeSent {
  channel: 'email' | 'sms' | 'totp';
  hint: string;
  /** Seconds. */
  expires_in: number;
  /** What a key of the person's devices may sign instead of the code; none for who has no keys. */
  passkey?: PublicKeyCredentialRequestOptionsJSON;
}

export const apiKeyHeader = 'x-api-key';
export const scopeHeader = 'x-provider-scope';
export const idempotencyHeader = 'idempotency-key';
