import { expect, test } from 'vitest';
import { checkInvoice } from '../../../src/domain/ksef/checkInvoice';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { sample } from '../sample';

test.each(['constructor', '__proto__', 'toString', '99'])('the code %s, which the schema lacks, means nothing', (code) => {
  const third = `<Podmiot3><DaneIdentyfikacyjne/><Rola>${code}</Rola></Podmiot3>`;
  const invoice = readInvoice(
    sample('fa3-faktura-korygujaca.xml')
      .replace('<FormaPlatnosci>6', `<FormaPlatnosci>${code}`)
      .replace('<TypKorekty>2', `<TypKorekty>${code}`)
      .replace('kodSystemowy="FA (3)"', `kodSystemowy="${code}"`)
      .replace('<Fa>', `${third}<Fa>`),
  );
  expect(invoice.payment.form).toBeNull();
  expect(invoice.correction?.effect).toBeNull();
  expect(invoice.third_parties[0]?.role).toBeNull();
  expect(checkInvoice(invoice).map((finding) => finding.message)).toEqual([
    `Nieznany wzór faktury ${code}: odczytane pola mogą być niepełne.`,
  ]);
});
