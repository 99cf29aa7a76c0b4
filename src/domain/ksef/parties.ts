import { childrenOf, descend, textAt, type XmlNode } from '../xml/node';
import { markedAt } from '../xml/values';
import { AUTHORIZED_PARTY_ROLES, THIRD_PARTY_ROLES } from './codes';

export interface Party {
  nip: string | null;
  /** With the country's prefix: `DE123456789`. */
  vat_eu: string | null;
  /** A number from outside of the Union. */
  foreign_id: string | null;
  name: string | null;
  country: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
}

export interface Buyer extends Party {
  /** JST: the invoice is of a unit of a local government. */
  local_government: boolean;
  /** GV: the invoice is of a member of a VAT group. */
  vat_group: boolean;
}

export interface ThirdParty extends Party {
  role: string | null;
  /** IDWew: the NIP and five digits of a unit within the taxpayer. */
  internal_id: string | null;
}

/** Who may issue in the seller's stead (art. 106c VAT) or is their tax representative. */
export interface AuthorizedParty extends Party {
  role: string | null;
}

export function readParty(node: XmlNode): Party {
  const identity = descend(node, 'DaneIdentyfikacyjne') ?? node;
  const euNumber = textAt(identity, 'NrVatUE');
  const lines = [textAt(node, 'Adres/AdresL1'), textAt(node, 'Adres/AdresL2')].filter((line) => line !== null);
  return {
    nip: textAt(identity, 'NIP'),
    vat_eu: euNumber && withPrefix(textAt(identity, 'KodUE') ?? '', euNumber),
    foreign_id: textAt(identity, 'NrID'),
    name: textAt(identity, 'Nazwa'),
    country: textAt(node, 'Adres/KodKraju') ?? textAt(identity, 'KodKraju') ?? textAt(identity, 'KodUE'),
    address: lines.join(', ') || null,
    email: contact(node, 'Email'),
    phone: contact(node, 'Telefon'),
  };
}

/** Some programs write the country before the number, too. */
const withPrefix = (country: string, number: string): string => (number.startsWith(country) ? number : country + number);

export function readThirdParty(node: XmlNode): ThirdParty {
  const role = THIRD_PARTY_ROLES.get(textAt(node, 'Rola')) ?? textAt(node, 'OpisRoli');
  return { ...readParty(node), role, internal_id: textAt(node, 'DaneIdentyfikacyjne/IDWew') };
}

export function readBuyer(node: XmlNode): Buyer {
  return { ...readParty(node), local_government: markedAt(node, 'JST'), vat_group: markedAt(node, 'GV') };
}

export function readAuthorizedParty(node: XmlNode): AuthorizedParty {
  const role = AUTHORIZED_PARTY_ROLES.get(textAt(node, 'RolaPU')) ?? null;
  return { ...readParty(node), email: contact(node, 'EmailPU'), phone: contact(node, 'TelefonPU'), role };
}

/** There may be three contacts, each with an e-mail, a telephone or both. */
function contact(node: XmlNode, name: string): string | null {
  return (
    childrenOf(node, 'DaneKontaktowe', 3)
      .map((each) => textAt(each, name))
      .find(Boolean) ?? null
  );
}
