import { companies } from '../../../../resources/companies';
import type { RegisterContact } from '../../../contract/registers';
import type { Field } from '../../../schema';
import { readFields } from '../../../schema/validate';

const person = (companies.fields.contacts as Field).of ?? {};

/** The contact without an address or a telephone that the card would refuse: they must not keep the company from being made. */
export function fittingContact(contact: RegisterContact): RegisterContact {
  const { values } = readFields({ email: contact.email, phone: contact.phone }, person);
  const { first_name, last_name } = contact;
  return { first_name, last_name, email: (values.email as string) ?? null, phone: (values.phone as string) ?? null };
}

/** The contact as a person on the card; null where nothing is known. An address often comes without a name, and must not be lost for that. */
export function personOf({ first_name, last_name, email, phone }: RegisterContact, isOwner: boolean) {
  const hasName = Boolean(first_name && last_name);
  if (!hasName && !email && !phone) return null;
  const name = hasName ? { first_name, last_name } : { first_name: 'Osoba', last_name: 'kontaktowa' };
  return { ...name, role: isOwner ? 'owner' : null, email, phone };
}
