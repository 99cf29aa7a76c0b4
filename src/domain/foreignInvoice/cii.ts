import { isDate } from '../../lib/dates';
import { cut } from '../../lib/text';
import type { InvoiceLine } from '../ksef/lines';
import type { Party } from '../ksef/parties';
import { childrenOf, descend, textAt, type XmlNode } from '../xml/node';
import { XmlRefused } from '../xml/refused';
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
} from './parts';

/** An invoice of UN/CEFACT (CII), as Factur-X and ZUGFeRD hang it on a PDF. */
export function readCii(root: XmlNode, namespace: string): ForeignParts {
  const header = descend(root, 'ExchangedDocument');
  const trade = descend(root, 'SupplyChainTradeTransaction');
  const agreement = trade && descend(trade, 'ApplicableHeaderTradeAgreement');
  const delivery = trade && descend(trade, 'ApplicableHeaderTradeDelivery');
  const settlement = trade && descend(trade, 'ApplicableHeaderTradeSettlement');
  const currency = textOf(settlement, 'InvoiceCurrencyCode');
  const total = settlement && descend(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const taxes = settlement ? childrenOf(settlement, 'ApplicableTradeTax', mostRows) : [];
  const terms = settlement ? childrenOf(settlement, 'SpecifiedTradePaymentTerms', mostRows) : [];
  const means = settlement ? childrenOf(settlement, 'SpecifiedTradeSettlementPaymentMeans', mostRows) : [];
  const payee = firstOf(settlement, 'PayeeTradeParty');
  return {
    form: 'Faktura CII (Factur-X, ZUGFeRD)',
    namespace,
    type: textOf(header, 'TypeCode') ?? '',
    number: header && textAt(header, 'ID'),
    issue_date: dayAt(header, 'IssueDateTime/DateTimeString'),
    currency,
    delivery_date: dayAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString'),
    period_from: dayAt(settlement, 'BillingSpecifiedPeriod/StartDateTime/DateTimeString'),
    period_to: dayAt(settlement, 'BillingSpecifiedPeriod/EndDateTime/DateTimeString'),
    seller: partyOf(agreement && descend(agreement, 'SellerTradeParty')),
    buyer: partyOf(agreement && descend(agreement, 'BuyerTradeParty')),
    payee: payee && partyOf(payee),
    rates: ratesOf(
      taxes.map((each) => ({
        category: textOf(each, 'CategoryCode'),
        percent: decimalOf(textAt(each, 'RateApplicablePercent')),
        net: moneyAt(each, 'BasisAmount') ?? 0,
        vat: moneyAt(each, 'CalculatedAmount') ?? 0,
      })),
    ),
    net: moneyAt(total, 'TaxBasisTotalAmount'),
    vat: taxOf(total, currency),
    gross: moneyAt(total, 'GrandTotalAmount'),
    prepaid: moneyAt(total, 'TotalPrepaidAmount'),
    due: moneyAt(total, 'DuePayableAmount'),
    exemption: taxes.map((each) => textOf(each, 'ExemptionReason')).find(Boolean) ?? null,
    of: (settlement ? childrenOf(settlement, 'InvoiceReferencedDocument') : []).map((each) => ({
      number: textOf(each, 'IssuerAssignedID'),
      issue_date: dayAt(each, 'FormattedIssueDateTime/DateTimeString'),
    })),
    notes: (header ? childrenOf(header, 'IncludedNote') : [])
      .flatMap((each) => textOf(each, 'Content') ?? [])
      .slice(0, mostNotes),
    lines: (trade ? childrenOf(trade, 'IncludedSupplyChainTradeLineItem', mostLines) : []).map(readLine),
    due_dates: terms.flatMap((each) => dayAt(each, 'DueDateDateTime/DateTimeString') ?? []),
    due_terms: terms.flatMap((each) => textOf(each, 'Description') ?? []),
    means: means.map((each) => textOf(each, 'TypeCode')).find(Boolean) ?? null,
    accounts: means.flatMap((each) => {
      const account = firstOf(each, 'PayeePartyCreditorFinancialAccount');
      const swift = textOf(each, 'PayeeSpecifiedCreditorFinancialInstitution/BICID');
      return accountOf(textOf(account, 'IBANID') ?? textOf(account, 'ProprietaryID'), swift);
    }),
  };
}

/** The tax may stand twice: in the invoice's currency, and in that in which it is accounted for. */
function taxOf(total: XmlNode | null, currency: string | null): number | null {
  const all = total ? childrenOf(total, 'TaxTotalAmount') : [];
  const own = all.find(({ attributes }) => (attributes.get('currencyID') ?? currency) === currency);
  return own?.text ? moneyOf(own.text, 'TaxTotalAmount') : null;
}

/** A day written as eight digits (format 102), or with dashes as some programs do. */
function dayAt(node: XmlNode | null, path: string): string | null {
  const text = textOf(node, path);
  if (text === null) return null;
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDate(date)) throw new XmlRefused('content', `Pole ${path}: „${cut(text, 40)}” to nie data.`);
  return date;
}

function partyOf(party: XmlNode | null): Party {
  const address = firstOf(party, 'PostalTradeAddress');
  const country = textOf(address, 'CountryID');
  const ids = (party ? childrenOf(party, 'SpecifiedTaxRegistration') : []).flatMap((each) => firstOf(each, 'ID') ?? []);
  const ofVat = ids.find(({ attributes }) => attributes.get('schemeID') === 'VA');
  const contact = firstOf(party, 'DefinedTradeContact');
  const lines = [
    textOf(address, 'LineOne'),
    textOf(address, 'LineTwo'),
    [textOf(address, 'PostcodeCode'), textOf(address, 'CityName')].filter(Boolean).join(' '),
  ];
  return {
    ...numbersOf((ofVat ?? ids[0])?.text ?? null, country),
    name: textOf(party, 'Name') ?? textOf(party, 'SpecifiedLegalOrganization/TradingBusinessName'),
    country,
    address: lines.filter(Boolean).join(', ') || null,
    email: textOf(contact, 'EmailURIUniversalCommunication/URIID'),
    phone: textOf(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
  };
}

function readLine(line: XmlNode, nth: number): InvoiceLine {
  const quantity = firstOf(firstOf(line, 'SpecifiedLineTradeDelivery'), 'BilledQuantity');
  const price = firstOf(firstOf(line, 'SpecifiedLineTradeAgreement'), 'NetPriceProductTradePrice');
  const settlement = firstOf(line, 'SpecifiedLineTradeSettlement');
  const tax = firstOf(settlement, 'ApplicableTradeTax');
  const net = textOf(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount');
  return lineOf({
    number: nth + 1,
    name: textOf(line, 'SpecifiedTradeProduct/Name'),
    unit: unitOf(quantity?.attributes.get('unitCode')),
    quantity: decimalOf(quantity?.text ?? null),
    net_price: priceOf(textOf(price, 'ChargeAmount'), textOf(price, 'BasisQuantity')),
    net: net === null ? null : moneyOf(net, 'LineTotalAmount'),
    rate: tax && rateLabel(textOf(tax, 'CategoryCode'), decimalOf(textOf(tax, 'RateApplicablePercent'))),
  });
}
