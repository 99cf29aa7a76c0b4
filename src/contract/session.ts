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
}

export const apiKeyHeader = 'x-api-key';
export const scopeHeader = 'x-provider-scope';
export const idempotencyHeader = 'idempotency-key';
