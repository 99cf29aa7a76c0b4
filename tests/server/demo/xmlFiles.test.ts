import { expect, test } from 'vitest';
import { ksefNumberParts } from '../../../src/domain/identifiers/ksefNumber';
import { checkNip, completeNip } from '../../../src/domain/identifiers/nip';
import { checkInvoice } from '../../../src/domain/ksef/checkInvoice';
import { checkJpk } from '../../../src/domain/ksef/checkJpk';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { readJpk } from '../../../src/domain/ksef/readJpk';
import { readUpo } from '../../../src/domain/ksef/upo';
import { xmlFiles } from '../../../src/server/demo/xmlFiles';

const owner = { title: 'Sklep „U Kos & Syna”', vat_number: completeNip('526025027') ?? '', month: '2026-10' };
const made = (title: string) => xmlFiles[title]?.(owner) ?? { title: '', name: '', xml: '' };

test.each(['Zakup z KSeF', 'Korekta z KSeF'])('%s is an invoice in which all adds up, named by its KSeF number', (title) => {
  const { name, xml } = made(title);
  const invoice = readInvoice(xml);
  expect([checkInvoice(invoice), invoice.buyer.name]).toEqual([[], owner.title]);
  expect(ksefNumberParts(name.replace('.xml', ''))?.nip).toBe(invoice.seller.nip);
  expect(checkNip(invoice.seller.nip ?? '')).toBeNull();
});

test('the correction takes away what did not come, and names the purchase', () => {
  const invoice = readInvoice(made('Korekta z KSeF').xml);
  expect([invoice.net_amount, invoice.correction?.of[0]?.number]).toEqual([-9_400, readInvoice(made('Zakup z KSeF').xml).number]);
});

test('one invoice has something to ask about', () => {
  const findings = checkInvoice(readInvoice(made('Energia z KSeF').xml));
  expect(findings.map(({ code }) => code)).toEqual(['due_date']);
});

test('the ledger adds up, and the confirmation has a true number', () => {
  expect(checkJpk(readJpk(made('JPK_V7M').xml))).toEqual([]);
  const [document] = readUpo(made('UPO z KSeF').xml).documents;
  expect(ksefNumberParts(document?.ksef_number ?? '')?.nip).toBe(owner.vat_number);
});
