import { expect, test } from 'vitest';
import { checkInvoice } from '../../../src/domain/ksef/checkInvoice';
import { checkJpk } from '../../../src/domain/ksef/checkJpk';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { readJpk } from '../../../src/domain/ksef/readJpk';
import { readUpo } from '../../../src/domain/ksef/upo';
import fc from '../../support/properties';
import { mutated } from '../mutation';
import { refusal } from '../refusal';
import { sample } from '../sample';

const invoices = ['fa3-faktura-vat.xml', 'fa3-faktura-korygujaca.xml', 'fa3-faktura-eur-zaplacona.xml', 'fa-rr-faktura.xml'].map(
  sample,
);
const everything = [...invoices, sample('ksef-upo.xml'), sample('jpk-v7m.xml')];

/** Reads and checks; anything thrown but XmlRefused fails the property, and so does a reading that takes the processor long. */
function ends(read: () => unknown) {
  const from = process.cpuUsage();
  const reason = refusal(read);
  expect(reason).not.toBe('');
  expect(process.cpuUsage(from).user).toBeLessThan(2_000_000);
}

const RUNS = { numRuns: 1500 };

test('a mangled invoice is read and checked, or refused with a reason', () => {
  fc.assert(
    fc.property(mutated(invoices), (text) => ends(() => checkInvoice(readInvoice(text), '2026-11-20'))),
    RUNS,
  );
});

test('a mangled JPK is read and checked, or refused with a reason', () => {
  fc.assert(
    fc.property(mutated([sample('jpk-v7m.xml')]), (text) => ends(() => checkJpk(readJpk(text)))),
    RUNS,
  );
});

test('a mangled UPO is read, or refused with a reason', () => {
  fc.assert(
    fc.property(mutated([sample('ksef-upo.xml')]), (text) => ends(() => readUpo(text))),
    RUNS,
  );
});

test('a document of another kind is refused by every reader', () => {
  fc.assert(
    fc.property(mutated(everything), (text) => {
      for (const read of [readInvoice, readJpk, readUpo]) ends(() => read(text));
    }),
    { numRuns: 500 },
  );
});

test('mangled bytes are read or refused alike', () => {
  const bytes = new TextEncoder().encode(invoices[0]);
  const spots = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(spots, (changes) => {
      const changed = bytes.slice();
      for (const [at, byte] of changes) changed[at] = byte;
      ends(() => checkInvoice(readInvoice(changed)));
    }),
    RUNS,
  );
});

test('every amount of a read invoice is a whole number of grosze', () => {
  const amount = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 49_999_999_999_999n }))
    .map(([minus, size]) => (minus ? -size : size));
  const written = (grosze: bigint) => {
    const digits = String(grosze < 0n ? -grosze : grosze).padStart(3, '0');
    return `${grosze < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  fc.assert(
    fc.property(amount, amount, (net, gross) => {
      const text = (invoices[0] ?? '').replace('1500.00</P_13_1>', `${written(net)}</P_13_1>`).replace('2203.00', written(gross));
      const invoice = readInvoice(text);
      expect(BigInt(invoice.rates[0]?.net ?? -1)).toBe(net);
      expect(BigInt(invoice.gross_amount)).toBe(gross);
      expect(BigInt(invoice.net_amount)).toBe(net + 35_000n);
    }),
    { numRuns: 300 },
  );
});
