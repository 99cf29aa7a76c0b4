import type { InvoiceFacts } from '../files/checks/invoice';

/** What an invoice is to a company; `neither` to one that is named on it and neither sells nor buys. */
export type Side = 'sale' | 'purchase' | 'neither';

/** A company that the invoice doesn't name is taken for the buyer, and told of; so is one whose NIP is not known. */
export function sideOf(facts: InvoiceFacts, nip: string | null): Side {
  if (nip === null) return 'purchase';
  if (facts.seller.nip === nip) return 'sale';
  if (facts.buyer.nip === nip || facts.buyers_before?.includes(nip)) return 'purchase';
  const roles = rolesOf(facts, nip);
  return roles.length === 0 ? 'purchase' : (roles.find(({ side }) => side !== null)?.side ?? 'neither');
}

/** What is to be known of who buys: a company in another role, a number that KSeF does not go by, a correction of the NIP itself. */
export function sideFindings(facts: InvoiceFacts, nip: string | null): string[] {
  const { buyer, seller, buyer_by_eu_number, buyers_before = [] } = facts;
  const says: string[] = [];
  if (nip !== null && nip !== buyer.nip && nip !== seller.nip) says.push(...roleFindings(facts, nip));
  if (buyer_by_eu_number)
    says.push(`Nabywca jest podany numerem VAT UE (PL${buyer.nip}), a nie jako NIP: KSeF nie pokaże mu tej faktury.`);
  const before = buyers_before.filter((each) => each !== buyer.nip);
  if (before.length > 0)
    says.push(
      `Korekta zmienia NIP nabywcy: było ${before.join(', ')}, jest ${buyer.nip ?? 'bez NIP'}. Błędny NIP poprawia się korektą do zera i nową fakturą.`,
    );
  return says;
}

const rolesOf = ({ roles = [] }: InvoiceFacts, nip: string) => roles.filter((each) => each.nip === nip);

function roleFindings(facts: InvoiceFacts, nip: string): string[] {
  const roles = rolesOf(facts, nip);
  if (roles.length === 0) return [];
  const named = [...new Set(roles.map(({ role }) => role ?? 'podmiot trzeci'))].join(', ');
  const buyer = facts.buyer.name ?? facts.buyer.nip ?? 'nieznany';
  return sideOf(facts, nip) === 'neither'
    ? [`Rola firmy na tej fakturze: ${named} (nabywca: ${buyer}). To nie jest jej zakup ani sprzedaż.`]
    : [`Rola firmy na tej fakturze: ${named} (nabywca: ${buyer}).`];
}
