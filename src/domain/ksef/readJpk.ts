import { cut } from '../../lib/text';
import { LEDGER_LIMITS } from '../xml/limits';
import { descend, textAt, type XmlNode } from '../xml/node';
import { openXml, type XmlReading } from '../xml/reader';
import { XmlRefused } from '../xml/refused';
import { amountAt, momentAt, required, wholeAt } from '../xml/values';
import type { Jpk, JpkDeclaration, JpkTaxpayer } from './jpk';
import { countRecords, PURCHASES, SALES } from './jpkRecords';

/** Reads a JPK_V7M or JPK_V7K piece by piece, keeping sums instead of rows; throws XmlRefused. */
export function openJpk(reading: XmlReading = {}) {
  const sales = countRecords(SALES);
  const purchases = countRecords(PURCHASES);
  const parts = new Map<string, XmlNode>();
  let namespace = '';
  const keep = (node: XmlNode) => {
    if (parts.has(node.name)) throw new XmlRefused('content', `Część ${node.name} występuje więcej niż raz.`);
    parts.set(node.name, node);
  };
  const stream = openXml(
    {
      root(name, uri) {
        if (name !== 'JPK') throw new XmlRefused('root', `To nie jest plik JPK (element ${name} zamiast JPK).`);
        namespace = uri;
      },
      take(path) {
        if (path === 'JPK/Naglowek' || path === 'JPK/Podmiot1' || path === 'JPK/Deklaracja') return keep;
        const [, section, name] = path.split('/');
        if (section !== 'Ewidencja') return null;
        return [sales, purchases].find((records) => records.takes(name))?.take ?? null;
      },
    },
    LEDGER_LIMITS,
    reading,
  );
  return {
    write: stream.write,
    close(): Jpk {
      stream.close();
      const declaration = parts.get('Deklaracja');
      return {
        namespace,
        ...readHeader(required(parts.get('Naglowek') ?? null, 'JPK/Naglowek')),
        quarter: declaration ? wholeAt(declaration, 'Naglowek/Kwartal') : null,
        taxpayer: readTaxpayer(required(parts.get('Podmiot1') ?? null, 'JPK/Podmiot1')),
        declaration: declaration ? readDeclaration(declaration) : null,
        sales: sales.total(),
        purchases: purchases.total(),
      };
    },
  };
}

export function readJpk(source: string | Uint8Array): Jpk {
  const stream = openJpk();
  stream.write(source);
  return stream.close();
}

function readHeader(header: XmlNode) {
  const form = descend(header, 'KodFormularza')?.attributes.get('kodSystemowy') ?? '';
  if (!/^JPK_V7[MK] \(\d\)$/.test(form))
    throw new XmlRefused('root', `To nie jest JPK_V7 (kod formularza ${cut(form, 40) || 'pusty'}).`);
  const correction = required(textAt(header, 'CelZlozenia'), 'Naglowek/CelZlozenia') === '2';
  const year = required(wholeAt(header, 'Rok'), 'Naglowek/Rok');
  const month = required(wholeAt(header, 'Miesiac'), 'Naglowek/Miesiac');
  if (year < 2020 || year > 2099 || month < 1 || month > 12)
    throw new XmlRefused('content', 'Nagłówek JPK nie podaje prawdziwego miesiąca.');
  return {
    form,
    variant: required(wholeAt(header, 'WariantFormularza'), 'Naglowek/WariantFormularza'),
    quarterly: form.startsWith('JPK_V7K'),
    created_at: momentAt(header, 'DataWytworzeniaJPK'),
    purpose: correction ? ('correction' as const) : ('filing' as const),
    purpose_label: correction ? 'korekta' : 'złożenie po raz pierwszy',
    tax_office_code: required(textAt(header, 'KodUrzedu'), 'Naglowek/KodUrzedu'),
    month: `${year}-${String(month).padStart(2, '0')}`,
  };
}

function readTaxpayer(node: XmlNode): JpkTaxpayer {
  const person = descend(node, 'OsobaFizyczna');
  const payer = person ?? required(descend(node, 'OsobaNiefizyczna'), 'Podmiot1/OsobaNiefizyczna');
  const names = [textAt(payer, 'ImiePierwsze'), textAt(payer, 'Nazwisko')].filter(Boolean).join(' ');
  return {
    nip: required(textAt(payer, 'NIP'), 'Podmiot1/NIP'),
    name: textAt(payer, 'PelnaNazwa') ?? names,
    natural_person: person !== null,
    email: textAt(payer, 'Email'),
  };
}

function readDeclaration(node: XmlNode): JpkDeclaration {
  const details = required(descend(node, 'PozycjeSzczegolowe'), 'Deklaracja/PozycjeSzczegolowe');
  const at = (position: string) => amountAt(details, position) ?? 0;
  return {
    form: descend(node, 'Naglowek/KodFormularzaDekl')?.attributes.get('kodSystemowy') ?? null,
    tax_due: at('P_38'),
    input_tax: at('P_48'),
    to_pay: at('P_51'),
    excess: at('P_53'),
    to_refund: at('P_54'),
    to_carry: at('P_62'),
    positions: readPositions(details),
  };
}

/** The positions that are amounts; the others are marks and texts. */
function readPositions(details: XmlNode): Record<string, number> {
  const amounts = details.children.filter(({ name }) => /^P_(?:[1-4]\d|5[0-4]|60|62|360)$/.test(name));
  return Object.fromEntries(amounts.map(({ name }) => [name, required(amountAt(details, name), name)]));
}
