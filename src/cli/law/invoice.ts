import { createReadStream } from 'node:fs';
import { checkInvoice } from '../../domain/ksef/checkInvoice';
import { openInvoice } from '../../domain/ksef/readInvoice';
import { XmlRefused } from '../../domain/xml/refused';

/** `invoice FILE.xml`: the fields of an FA invoice and what does not hold together in it, as one JSON line. Amounts in grosze. */
export async function run(args: string[]): Promise<void> {
  const [path] = args;
  if (path === undefined || args.length > 1) throw new Error('Podaj jeden plik XML z fakturą.');
  const invoice = await read(path);
  console.log(JSON.stringify({ ...invoice, findings: checkInvoice(invoice) }));
}

async function read(path: string) {
  const stream = openInvoice();
  try {
    for await (const chunk of createReadStream(path)) stream.write(chunk);
  } catch (error) {
    if (error instanceof XmlRefused) throw error;
    throw new Error(`Nie udało się odczytać pliku ${path}.`, { cause: error });
  }
  return stream.close();
}
