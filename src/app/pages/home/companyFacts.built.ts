import { companies } from '../../../../resources/companies';
import type { Field } from '../../../schema';

/** Whose facts these are. */
export const companyOf = { name: companies.name };

const { accounting_status, vat_number, owner_id, owner_stand_in_id } = companies.fields;

/** What the client's first screen says about a company, in this order; the rest of the declaration comes later. */
export const companyFacts: Readonly<Record<string, Field>> = { accounting_status, vat_number, owner_id, owner_stand_in_id };
