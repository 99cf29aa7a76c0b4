/** Invoices of other forms, made up; each `more` replaces words of it. */
type Changes = readonly (readonly [from: string | RegExp, to: string])[];
const changed = (xml: string, changes: Changes) => changes.reduce((all, [from, to]) => all.replace(from, to), xml);

/** As German programs hang it on a PDF (ZUGFeRD 2, Factur-X): to a Polish company, within the Union. */
export const cii = (...changes: Changes): string =>
  changed(
    `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:ram" xmlns:udt="urn:udt">
<rsm:ExchangedDocumentContext/>
<rsm:ExchangedDocument><ram:ID>RE-2026/118</ram:ID><ram:TypeCode>380</ram:TypeCode>
<ram:IssueDateTime><udt:DateTimeString format="102">20261012</udt:DateTimeString></ram:IssueDateTime>
<ram:IncludedNote><ram:Content>Steuerfreie innergemeinschaftliche Lieferung</ram:Content></ram:IncludedNote></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct><ram:Name>Backofen</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>600.0000</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="H87">2</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>K</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>1200.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement>
<ram:SellerTradeParty><ram:Name>Ofen GmbH</ram:Name><ram:DefinedTradeContact><ram:EmailURIUniversalCommunication><ram:URIID>info@ofen.test</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>
<ram:PostalTradeAddress><ram:PostcodeCode>10115</ram:PostcodeCode><ram:LineOne>Invalidenstr. 1</ram:LineOne><ram:CityName>Berlin</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">30/123/45678</ram:ID></ram:SpecifiedTaxRegistration>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE 123 456 789</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty><ram:Name>Piekarnia Kłos</ram:Name><ram:PostalTradeAddress><ram:CountryID>PL</ram:CountryID></ram:PostalTradeAddress>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">PL5260250274</ram:ID></ram:SpecifiedTaxRegistration></ram:BuyerTradeParty>
<ram:AdditionalReferencedDocument><ram:AttachmentBinaryObject>AAAA</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20261010</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE02 1203 0000 0000 2020 51</ram:IBANID></ram:PayeePartyCreditorFinancialAccount><ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>BYLADEM1001</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution></ram:SpecifiedTradeSettlementPaymentMeans>
<ram:ApplicableTradeTax><ram:CalculatedAmount>0.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>Intra-Community supply</ram:ExemptionReason><ram:BasisAmount>1200.00</ram:BasisAmount><ram:CategoryCode>K</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradePaymentTerms><ram:Description>Netto 14 Tage</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20261026</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>1200.00</ram:LineTotalAmount><ram:TaxBasisTotalAmount>1200.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">0.00</ram:TaxTotalAmount><ram:GrandTotalAmount>1200.00</ram:GrandTotalAmount><ram:DuePayableAmount>1200.00</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`,
    changes,
  );

/** The same in the names of the first ZUGFeRD. */
export const zugferd1 = (...changes: Changes): string =>
  changed(
    cii()
      .replaceAll('rsm:CrossIndustryInvoice', 'rsm:CrossIndustryDocument')
      .replace('urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100', 'urn:ferd:CrossIndustryDocument:invoice:1p0')
      .replaceAll('rsm:ExchangedDocument>', 'rsm:HeaderExchangedDocument>')
      .replace('rsm:ExchangedDocumentContext', 'rsm:SpecifiedExchangedDocumentContext')
      .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
      .replaceAll(/ram:(Applicable)Header(Trade(?:Agreement|Delivery|Settlement)>)/g, 'ram:$1SupplyChain$2')
      .replaceAll(/ram:(Specified)Line(Trade(?:Agreement|Delivery|Settlement)>)/g, 'ram:$1SupplyChain$2')
      .replaceAll(/SpecifiedTradeSettlement(?:Header|Line)MonetarySummation/g, 'SpecifiedTradeSettlementMonetarySummation')
      .replaceAll('RateApplicablePercent', 'ApplicablePercent'),
    changes,
  );

const ublHead = (name: string, space: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${space}-2" xmlns:cac="urn:cac" xmlns:cbc="urn:cbc">`;
const party = (role: string, nip: string, title: string, more = '') =>
  `<cac:${role}><cac:Party>${more}<cac:PostalAddress><cbc:StreetName>ul. Prosta 1</cbc:StreetName><cbc:CityName>Warszawa</cbc:CityName><cbc:PostalZone>00-001</cbc:PostalZone><cac:Country><cbc:IdentificationCode>PL</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>${nip}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
<cac:PartyLegalEntity><cbc:RegistrationName>${title}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:${role}>`;
const line = (name: string, quantity: string, net: string) =>
  `<cac:${name}><cbc:ID>1</cbc:ID><cbc:${quantity} unitCode="HUR">4</cbc:${quantity}><cbc:LineExtensionAmount currencyID="PLN">${net}</cbc:LineExtensionAmount><cac:Item><cbc:Name>Doradztwo</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>23.0</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="PLN">250</cbc:PriceAmount></cac:Price></cac:${name}>`;
const sums = `<cac:TaxTotal><cbc:TaxAmount currencyID="PLN">230.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="PLN">1000.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="PLN">230.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>23</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="PLN">1000</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="PLN">1000.0</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="PLN">1230.0000</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="PLN">1230.00</cbc:PayableAmount></cac:LegalMonetaryTotal>`;

/** As PEF and Peppol write it: between two Polish companies. */
export const ubl = (...changes: Changes): string =>
  changed(
    `${ublHead('Invoice', 'Invoice')}<cbc:ID>PEF/7/2026</cbc:ID><cbc:IssueDate>2026-10-05</cbc:IssueDate><cbc:DueDate>2026-10-19</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:Note>Zamówienie 12/2026</cbc:Note><cbc:DocumentCurrencyCode>PLN</cbc:DocumentCurrencyCode>
<cac:InvoicePeriod><cbc:StartDate>2026-09-01</cbc:StartDate><cbc:EndDate>2026-09-30</cbc:EndDate></cac:InvoicePeriod>
<cac:AdditionalDocumentReference><cac:Attachment>AAAA</cac:Attachment></cac:AdditionalDocumentReference>
${party('AccountingSupplierParty', 'PL1111111111', 'Doradcy sp. z o.o.')}${party('AccountingCustomerParty', '5260250274', 'Gmina Lipowa')}
<cac:Delivery><cbc:ActualDeliveryDate>2026-09-30</cbc:ActualDeliveryDate></cac:Delivery>
<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>PL61 1090 1014 0000 0712 1981 2874</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
${sums}${line('InvoiceLine', 'InvoicedQuantity', '1000.00')}</Invoice>`,
    changes,
  );

/** A credit note to it. */
export const creditNote = (...changes: Changes): string =>
  changed(
    `${ublHead('CreditNote', 'CreditNote')}<cbc:ID>KOR/2/2026</cbc:ID><cbc:IssueDate>2026-11-02</cbc:IssueDate><cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode><cbc:DocumentCurrencyCode>PLN</cbc:DocumentCurrencyCode>
<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>PEF/7/2026</cbc:ID><cbc:IssueDate>2026-10-05</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>
${party('AccountingSupplierParty', 'PL1111111111', 'Doradcy sp. z o.o.')}${party('AccountingCustomerParty', 'PL5260250274', 'Gmina Lipowa')}
${sums}${line('CreditNoteLine', 'CreditedQuantity', '1000.00')}</CreditNote>`,
    changes,
  );
