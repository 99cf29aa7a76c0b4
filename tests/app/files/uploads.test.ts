import { expect, test } from 'vitest';
import { faultOfFile } from '../../../src/app/files/uploads';
import { endingOf, kindOfEnding } from '../../../src/server/files/name';

const chosen = (name: string, type = '', size = 5) => ({ name, type, size });

test.each([
  ['1000012345', 'image/jpeg'],
  ['Skan 12.11', ''],
  ['faktura.jfif', 'image/jpeg'],
  ['zdjęcie.pjpeg', 'image/jpeg'],
  ['skan-3-strony.TIF', ''],
  ['umowa.pdf.p7m', ''],
  ['umowa.pdf.SIG', ''],
])('%s goes to the server, which knows it by its bytes', (name, type) => expect(faultOfFile(chosen(name, type))).toBeNull());

test.each([
  ['dokumenty.epp', /EDI\+\+/],
  ['poczta.eml', /załączniki/],
  ['program.EXE', /nie jest przyjmowany/],
  ['winmail.dat', /Poproś nadawcę/],
  ['potwierdzenie.html', /nie jest przyjmowany.*wydrukuj ją do PDF/],
  ['zestawienie.numbers', /\.xlsx/],
  ['umowa.pages', /PDF/],
  ['firma.mdb', /^To baza danych programu \(\.mdb\)\. Zrób w nim wydruk albo eksport/],
  ['spotkanie.ics', /wydarzenie z kalendarza/],
  ['Jan.vcf', /wizytówka/],
  ['faktura.pdf.lnk', /skrót do pliku \(\.lnk\)/],
  ['IMG_1.HEICS', /seria zdjęć.*jedno/],
  ['IMG_1.nef', /Surowe zdjęcie z aparatu \(\.nef\).*JPG/],
  ['podpis.pfx', /Nie wysyłaj go nikomu/],
  ['umowa.gdoc', /pobierz jako PDF/],
  ['faktura.pdf.part', /nie pobrał się do końca/],
  ['zus.kdu', /programu Płatnik/],
  ['wyciag.sta', /wyciąg jako PDF/],
  ['coś.xyz', /^Ten rodzaj pliku nie jest przyjmowany\. Zapisz plik jako PDF i dodaj jeszcze raz\. Przyjmujemy: pdf, png/],
  ['pismo.docm', /^Dokumenty z makrami nie są przyjmowane\. Zapisz plik jako \.docx/],
  ['plan.xlsm', /^Arkusze z makrami nie są przyjmowane\. Zapisz plik jako \.xlsx/],
  ['Thumbs.db', /plik pomocniczy systemu/],
  ['faktury.bak', /^To kopia zapasowa \(\.bak\)/],
  ['plyta.iso', /to obraz dysku \(\.iso\)/],
  ['gdi.dll', /to część programu \(\.dll\)/],
  ['film.MOV', /Zrób zdjęcie/],
])('%s is refused before it is sent, in the server’s own words', (name, says) => {
  const fault = faultOfFile(chosen(name));
  expect(fault).toMatch(says);
  expect(() => kindOfEnding(endingOf(name))).toThrow(fault ?? 'nothing');
});

test('what is empty or too large is not sent', () => {
  expect(faultOfFile(chosen('a.pdf', '', 0))).toMatch(/pusty/);
  expect(faultOfFile(chosen('a.pdf', '', 21 * 1_048_576))).toBe(
    'Plik jest za duży: najwyżej 20 MB. Zmniejsz go, podziel na części albo spakuj jako ZIP i dodaj jeszcze raz.',
  );
  // A picture is made smaller on its way.
  expect(faultOfFile(chosen('IMG_0001.jpg', 'image/jpeg', 60 * 1_048_576))).toBeNull();
  expect(faultOfFile(chosen('IMG_0001.jpg', 'image/jpeg', 300 * 1_048_576))).toMatch(/^Plik jest za duży/);
});
