import type { XmlNode } from '../xml/node';

/** The name space of the first ZUGFeRD, whatever its profile. */
export const ZUGFERD1 = /^urn:ferd:CrossIndustryDocument:invoice:1p0$/;

/** What the first ZUGFeRD calls the elements of CII. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CrossIndustryDocument: 'CrossIndustryInvoice',
    HeaderExchangedDocument: 'ExchangedDocument',
    SpecifiedSupplyChainTradeTransaction: 'SupplyChainTradeTransaction',
    ApplicableSupplyChainTradeAgreement: 'ApplicableHeaderTradeAgreement',
    ApplicableSupplyChainTradeDelivery: 'ApplicableHeaderTradeDelivery',
    ApplicableSupplyChainTradeSettlement: 'ApplicableHeaderTradeSettlement',
    SpecifiedSupplyChainTradeAgreement: 'SpecifiedLineTradeAgreement',
    SpecifiedSupplyChainTradeDelivery: 'SpecifiedLineTradeDelivery',
    SpecifiedSupplyChainTradeSettlement: 'SpecifiedLineTradeSettlement',
    ApplicablePercent: 'RateApplicablePercent',
  }),
);
/** One name for the sums of the whole and of a line. */
const SUMS = 'SpecifiedTradeSettlementMonetarySummation';
const SUMS_OF: ReadonlyMap<string, string> = new Map([
  ['ApplicableHeaderTradeSettlement', 'SpecifiedTradeSettlementHeaderMonetarySummation'],
  ['SpecifiedLineTradeSettlement', 'SpecifiedTradeSettlementLineMonetarySummation'],
]);

export const ciiName = (name: string): string => NAMES.get(name) ?? name;

export const ciiPath = (path: string): string => path.split('/').map(ciiName).join('/');

/** The same element as CII calls it, within one of a name. */
export function ciiNode(node: XmlNode, within = ''): XmlNode {
  const name = node.name === SUMS ? (SUMS_OF.get(within) ?? SUMS) : ciiName(node.name);
  return { ...node, name, children: node.children.map((each) => ciiNode(each, name)) };
}
