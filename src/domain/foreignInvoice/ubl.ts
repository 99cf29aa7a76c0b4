import type { InvoiceLine } from '../ksef/lines';
import type { Party } from '../ksef/parties';
import { childrenOf, descend, refuseMoreThan, textAt, type XmlNode } from '../xml/node';
import { dateAt } from '../xml/values';
import {
  accountOf,
  decimalOf,
  type ForeignParts,
  firstOf,
  lineOf,
  moneyAt,
  moneyOf,
  mostLines,
  mostNotes,
  mostRows,
  numbersOf,
  priceOf,
  rateLabel,
  ratesOf,
  textOf,
  unitOf,
  wordsOf,
} from './parts';

/** An invoice or a credit note of UBL 2.1, as PEF and Peppol write it. */
export function readUbl(root: XmlNode, namespace: string): ForeignParts {
  const isCreditNote = root.name === 'CreditNote';
  const currency = textAt(root, 'DocumentCurrencyCode');
  const total = descend(root, 'LegalMonetaryTotal');
  const means = childrenOf(root, 'PaymentMeans', mostRows);
  const subtotals = taxTotals(root, currency).flatMap((each) => childrenOf(each, 'TaxSubtotal', mostRows));
  refuseMoreThan(mostRows, 'TaxSubtotal', subtotals.length);
  return {
    form: isCreditNote ? 'Korekta UBL (PEF, Peppol)' : 'Faktura UBL (PEF, Peppol)',
    namespace,
    type: textAt(root, isCreditNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') ?? '',
    number: textAt(root, 'ID'),
    issue_date: dateAt(root, 'IssueDate'),
    currency,
    delivery_date: firstOf(root, 'Delivery') && dateAt(firstOf(root, 'Delivery') as XmlNode, 'ActualDeliveryDate'),
    period_from: dateAt(root, 'InvoicePeriod/StartDate'),
    period_to: dateAt(root, 'InvoicePeriod/EndDate'),
    seller: partyOf(descend(root, 'AccountingSupplierParty/Party')),
    buyer: partyOf(descend(root, 'AccountingCustomerParty/Party')),
    payee: descend(root, 'PayeeParty') && partyOf(descend(root, 'PayeeParty')),
    rates: ratesOf(
      subtotals.map((each) => ({
        category: textOf(each, 'TaxCategory/ID'),
        percent: decimalOf(textAt(each, 'TaxCategory/Percent')),
        net: moneyAt(each, 'TaxableAmount') ?? 0,
        vat: moneyAt(each, 'TaxAmount') ?? 0,
      })),
    ),
    net: moneyAt(total, 'TaxExclusiveAmount'),
    vat: taxOf(root, currency),
    gross: moneyAt(total, 'TaxInclusiveAmount'),
    prepaid: moneyAt(total, 'PrepaidAmount'),
    due: moneyAt(total, 'PayableAmount'),
    exemption: subtotals.map((each) => textOf(each, 'TaxCategory/TaxExemptionReason')).find(Boolean) ?? null,
    of: childrenOf(root, 'BillingReference').flatMap((each) => {
      const reference = descend(each, 'InvoiceDocumentReference');
      return reference ? [{ number: textAt(reference, 'ID'), issue_date: dateAt(reference, 'IssueDate') }] : [];
    }),
    notes: childrenOf(root, 'Note')
      .flatMap(({ text }) => wordsOf(text) ?? [])
      .slice(0, mostNotes),
    lines: childrenOf(root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine', mostLines).map((line, nth) =>
      readLine(line, nth, isCreditNote ? 'CreditedQuantity' : 'InvoicedQuantity'),
    ),
    due_dates: [dateAt(root, 'DueDate') ?? [], ...means.map((each) => dateAt(each, 'PaymentDueDate') ?? [])].flat(),
    due_terms: childrenOf(root, 'PaymentTerms', mostRows).flatMap((each) => textOf(each, 'Note') ?? []),
    means: means.map((each) => textOf(each, 'PaymentMeansCode')).find(Boolean) ?? null,
    accounts: means.flatMap((each) => {
      const account = descend(each, 'PayeeFinancialAccount');
      return accountOf(textOf(account, 'ID'), textOf(account, 'FinancialInstitutionBranch/ID'));
    }),
  };
}

/** The tax may stand twice: in the invoice's currency, and in that in which it is accounted for. */
function taxTotals(root: XmlNode, currency: string | null): XmlNode[] {
  return childrenOf(root, 'TaxTotal').filter(
    (each) => (descend(each, 'TaxAmount')?.attributes.get('currencyID') ?? currency) === currency,
  );
}

function taxOf(root: XmlNode, currency: string | null): number | null {
  const amounts = taxTotals(root, currency).flatMap((each) => {
    const said = textAt(each, 'TaxAmount');
    return said ? moneyOf(said, 'TaxTotal/TaxAmount') : [];
  });
  return amounts.length > 0 ? amounts.reduce((sum, each) => sum + each, 0) : null;
}

/** How Peppol calls a Polish NIP. */
const NIP_SCHEME = '9945';

function partyOf(party: XmlNode | null): Party {
  const address = firstOf(party, 'PostalAddress');
  const country = textOf(address, 'Country/IdentificationCode');
  const schemes = party ? childrenOf(party, 'PartyTaxScheme') : [];
  const ofVat = schemes.find((each) => textOf(each, 'TaxScheme/ID') === 'VAT') ?? null;
  const endpoint = firstOf(party, 'EndpointID');
  const byEndpoint = endpoint?.attributes.get('schemeID') === NIP_SCHEME ? endpoint.text : null;
  // Of a Polish one that is its number in KRS, which looks like a NIP.
  const registered = country === 'PL' ? null : textOf(party, 'PartyLegalEntity/CompanyID');
  return {
    ...numbersOf(textOf(ofVat, 'CompanyID') ?? byEndpoint ?? registered, byEndpoint ? 'PL' : country),
    name: textOf(party, 'PartyLegalEntity/RegistrationName') ?? textOf(party, 'PartyName/Name'),
    country,
    address: addressOf([
      textOf(address, 'StreetName'),
      textOf(address, 'AdditionalStreetName'),
      [textOf(address, 'PostalZone'), textOf(address, 'CityName')].filter(Boolean).join(' '),
    ]),
    email: textOf(party, 'Contact/ElectronicMail'),
    phone: textOf(party, 'Contact/Telephone'),
  };
}

const addressOf = (lines: readonly (string | null)[]): string | null => lines.filter(Boolean).join(', ') || null;

function readLine(line: XmlNode, nth: number, quantityName: string): InvoiceLine {
  const quantity = firstOf(line, quantityName);
  const item = firstOf(line, 'Item');
  const category = firstOf(item, 'ClassifiedTaxCategory');
  return lineOf({
    number: nth + 1,
    name: textOf(item, 'Name') ?? textOf(item, 'Description'),
    unit: unitOf(quantity?.attributes.get('unitCode')),
    quantity: decimalOf(quantity?.text ?? null),
    net_price: priceOf(textOf(line, 'Price/PriceAmount'), textOf(line, 'Price/BaseQuantity')),
    net: moneyAt(line, 'LineExtensionAmount'),
    rate: category && rateLabel(textOf(category, 'ID'), decimalOf(textOf(category, 'Percent'))),
  });
}
