import { openJpk } from '../ksef/readJpk';
import { XmlRefused } from '../xml/refused';
import { jpkAmounts } from './jpkAmounts';
import { openKedu } from './keduAmounts';
import type { AmountFile } from './reading';

interface Reader {
  write(chunk: Uint8Array): void;
  close(): AmountFile;
}

/** The first element of a document, after its declaration, comments and a byte order mark. */
const firstElement = /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)[\s/>]/;

/** Reads amounts from a file, told by its first element; throws XmlRefused. Bytes may be cut anywhere. */
export function openAmounts(): Reader {
  let head = new Uint8Array();
  let reader: Reader | null = null;
  const begin = (isAll: boolean) => {
    const name = firstElement.exec(new TextDecoder().decode(head))?.[1];
    if (name === undefined && !isAll && head.length < 64 * 1024) return;
    reader = name === 'KEDU' ? openKedu() : name === 'JPK' ? jpkReader() : null;
    if (!reader) throw new XmlRefused('root', 'To nie jest JPK_V7 ani plik KEDU z Płatnika. Tabelę wczytaj jako CSV albo XLSX.');
    reader.write(head);
    head = new Uint8Array();
  };
  return {
    write(chunk) {
      if (reader) return reader.write(chunk);
      head = Buffer.concat([head, chunk]);
      begin(false);
    },
    close() {
      if (!reader) begin(true);
      if (!reader) throw new XmlRefused('malformed', 'Plik jest pusty.');
      return reader.close();
    },
  };
}

function jpkReader(): Reader {
  const stream = openJpk();
  return { write: stream.write, close: () => jpkAmounts(stream.close()) };
}
