import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cameOutOf, filesOfArchive, partsOfArchive } from '../../../src/app/files/archiveParts';
import { useArchiveFiles } from '../../../src/app/files/useArchiveFiles';
import { Themed } from '../../../src/app/theme/PanelTheme';
import { fileLimits } from '../../../src/contract/files';
import { type Packed, zipOf } from '../../server/files/samples';
import { pdfWith, signedOf, tnefOf } from './withinSamples';

const archive = (entries: readonly Packed[], name = 'paczka.zip', more: Buffer = Buffer.alloc(0)) =>
  new File([Buffer.concat([more, zipOf(entries)])], name, { type: 'application/zip' });
const listed = async (entries: readonly Packed[]) =>
  (await filesOfArchive(archive(entries))).map(({ name, fault }) => [name, fault === null] as const);

describe('an archive taken apart on the device', () => {
  test('gives each file that somebody meant to send, packed or not, with its kind', async () => {
    const files = await filesOfArchive(
      archive([
        { name: '2026-10/', content: '' },
        { name: '2026-10/faktura.xml', content: '<Faktura/>'.repeat(500) },
        { name: '2026-11\\skan.PDF', content: '%PDF', stored: true },
        { name: '__MACOSX/._faktura.xml', content: 'x' },
        { name: '_metadata.json', content: '{}' },
      ]),
    );
    expect(files.map(({ name, size, fault }) => ({ name, size, fault }))).toEqual([
      { name: 'faktura.xml', size: 5_000, fault: null },
      { name: 'skan.PDF', size: 4, fault: null },
    ]);
    const [xml, pdf] = await Promise.all(files.map(({ open }) => open()));
    expect([xml?.type, await xml?.text()]).toEqual(['application/xml', '<Faktura/>'.repeat(500)]);
    expect([pdf?.type, await pdf?.text()]).toEqual(['application/pdf', '%PDF']);
  });

  test('names what is not taken with its reason, and takes the rest', async () => {
    expect(
      await listed([
        { name: 'dobry.pdf', content: 'x' },
        { name: 'a.exe', content: 'x' },
        { name: 'pusty.pdf', content: '' },
        { name: 'wewnątrz.zip', content: 'x' },
        { name: 'poczta.eml', content: 'x' },
        { name: 'pusta.eml', content: '' },
      ]),
    ).toEqual([
      ['dobry.pdf', true],
      ['a.exe', false],
      ['pusty.pdf', false],
      ['wewnątrz.zip', true],
      ['poczta.eml', true],
      ['pusta.eml', false],
    ]);
  });

  test('shares what it may unpack to with the archives beside it, and can be looked at again', async () => {
    const inner = (name: string) => ({ name, content: zipOf([{ name: 'a.txt', content: 'x'.repeat(1_500) }]), stored: true });
    const outer = archive([inner('a.zip'), inner('b.zip')]);
    cameOutOf(outer, { left: 2_500, depth: 1 });
    const [first, second] = await Promise.all((await partsOfArchive(outer)).map(({ open }) => open()));
    if (!first || !second) throw new Error('Both are there');
    expect(await partsOfArchive(first)).toHaveLength(1);
    expect(await filesOfArchive(first)).toHaveLength(1);
    await expect(partsOfArchive(second)).rejects.toThrow('po rozpakowaniu jest za duży');
  });

  const bomb = Buffer.alloc(3_000_000);
  test.each([
    ['leads out of itself', [{ name: '../../etc/passwd', content: 'x' }], /niedozwolonych nazwach/],
    ['holds a link', [{ name: 'link', content: '/etc/passwd', mode: 0o120777 }], /dowiązania/],
    ['is closed with a password', [{ name: 'a.txt', content: 'x', flags: 0x801 }], /hasłem/],
    ['unpacks to too many times its size', [{ name: 'zera.txt', content: bomb }], /^Plik ZIP po rozpakowaniu jest za duży/],
    ['has too many entries', Array.from({ length: 2_001 }, (_, nth) => ({ name: `${nth}`, content: '' })), /za dużo plików/],
    [
      'says that it holds too much',
      [{ name: 'a', content: 'x', says: { unpacked: fileLimits.archive.unpackedBytes } }],
      /za duży/,
    ],
    ['is no archive at all', null, /^Plik ZIP jest uszkodzony/],
  ] as const)('is refused where it %s', async (_, entries, says) => {
    const file = entries ? archive(entries) : new File(['to nie ZIP'], 'a.zip');
    await expect(filesOfArchive(file)).rejects.toThrow(says);
  });

  test.each([
    ['more than its directory says', { name: 'a.txt', content: 'x'.repeat(100), says: { unpacked: 5 } }],
    ['less than its directory says', { name: 'a.txt', content: 'x'.repeat(100), says: { unpacked: 101 } }],
    ['less, not packed at all', { name: 'a.txt', content: 'xx', stored: true, says: { unpacked: 3 } }],
  ])('gives no file that holds %s', async (_, entry) => {
    const [file] = await filesOfArchive(archive([entry, { name: 'b.txt', content: 'y'.repeat(50) }]));
    await expect(file?.open()).rejects.toThrow('Plik w archiwum jest uszkodzony.');
  });

  test('gives no file whose bytes are broken', async () => {
    const bytes = zipOf([{ name: 'a.txt', content: 'jakiś tekst '.repeat(9) }]);
    bytes.fill(0xff, 36, 44);
    const [file] = await filesOfArchive(new File([new Uint8Array(bytes)], 'a.zip'));
    await expect(file?.open()).rejects.toThrow('Plik w archiwum jest uszkodzony.');
  });

  test('that is gone since it was chosen says so', async () => {
    const gone = archive([{ name: 'a.txt', content: 'x' }]);
    Object.assign(gone, { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) });
    await expect(filesOfArchive(gone)).rejects.toThrow('Nie udało się odczytać archiwum. Wybierz je jeszcze raz.');
  });
});

describe('what is asked of an archive', () => {
  const picked: File[] = [];
  function Chosen() {
    const { take, offer } = useArchiveFiles((files) => picked.push(...files));
    return (
      <Themed value={true}>
        <input aria-label="pliki" type="file" multiple onChange={({ target }) => take([...(target.files ?? [])])} />
        {offer}
      </Themed>
    );
  }
  const names = () => picked.map(({ name }) => name);
  beforeEach(() => {
    picked.length = 0;
  });
  async function choose(...files: File[]) {
    const user = userEvent.setup();
    render(<Chosen />);
    await user.upload(screen.getByLabelText('pliki'), files);
    return user;
  }
  /** Files that are known by themselves, as no choice of a browser's hands them on. */
  async function chooseAsTheyAre(files: readonly File[]) {
    function Handed() {
      const { take, offer } = useArchiveFiles((all) => picked.push(...all));
      return (
        <Themed value={true}>
          <button type="button" onClick={() => take(files)}>
            Dalej
          </button>
          {offer}
        </Themed>
      );
    }
    const user = userEvent.setup();
    render(<Handed />);
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    return user;
  }
  const paper = () => new File(['%PDF'], 'umowa.pdf', { type: 'application/pdf' });

  test('is whether each of its files goes on its own; what lies beside it goes at once', async () => {
    const user = await choose(
      paper(),
      archive([
        { name: 'x/1.xml', content: '<a/>' },
        { name: 'x/2.xml', content: '<b/>' },
        { name: 'a.exe', content: 'x' },
      ]),
    );
    expect(names()).toEqual(['umowa.pdf']);
    const dialog = await screen.findByRole('dialog', { name: 'Rozpakować archiwum ZIP?' });
    expect(await within(dialog).findByText(/a\.exe – Ten rodzaj pliku nie jest przyjmowany/)).toBeVisible();
    expect(within(dialog).getByText(/Archiwum z plikiem niedozwolonego rodzaju \(\.exe\) trzeba rozpakować\.$/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /w całości/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /^Rozpakuj i dodaj 2.pliki$/ }));
    await waitFor(() => expect(names()).toEqual(['umowa.pdf', '1.xml', '2.xml']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('of one with a file that a password hides the others are offered, and never it whole', async () => {
    const user = await choose(
      archive([
        { name: '1.xml', content: '<a/>' },
        { name: 'x/umowa.pdf', content: '%PDF', flags: 0x801 },
      ]),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Rozpakować archiwum ZIP?' });
    expect(await within(dialog).findByText(/x\/umowa\.pdf – Jest zabezpieczony hasłem\. Rozpakuj go/)).toBeVisible();
    expect(within(dialog).getByText(/^Tego nie da się dodać:/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Dodaj ZIP w całości' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /^Rozpakuj i dodaj 1.plik$/ }));
    await waitFor(() => expect(names()).toEqual(['1.xml']));
  });

  test('one that a password hides whole says so', async () => {
    await choose(archive([{ name: 'umowa.pdf', content: '%PDF', flags: 0x801 }], 'tajne.zip'));
    expect(await screen.findByText(/tajne\.zip – Plik ZIP jest zabezpieczony hasłem\. Zapisz go bez hasła/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /w całości/ })).toBeNull();
  });

  test('or it goes whole, or not at all', async () => {
    const user = await choose(archive([{ name: '1.xml', content: '<a/>' }]));
    await user.click(await screen.findByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual([]);
    await user.upload(screen.getByLabelText('pliki'), archive([{ name: '1.xml', content: '<a/>' }], 'druga.ZIP'));
    await user.click(await screen.findByRole('button', { name: 'Dodaj ZIP w całości' }));
    expect(names()).toEqual(['druga.ZIP']);
  });

  test('one that can’t be opened says why, and may still go whole', async () => {
    const user = await choose(new File(['to nie ZIP'], 'zły.zip'), archive([{ name: 'a/', content: '' }], 'pusty.zip'));
    const dialog = await screen.findByRole('dialog', { name: /^Rozpakować 2.archiwa ZIP\?$/ });
    expect(await within(dialog).findByText(/zły\.zip – Plik ZIP jest uszkodzony/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Rozpakuj/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Dodaj ZIP w całości' }));
    expect(names()).toEqual(['zły.zip', 'pusty.zip']);
  });

  const letter = (name: string) =>
    `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n`;

  test('mails in it are opened for their files, and what its documents hold is offered, once for all of them', async () => {
    const data = Buffer.from('%PDF-1.4 decyzja').toString('base64');
    const user = await choose(
      archive([
        { name: 'poczta/1.eml', content: letter('z poczty.pdf') },
        { name: 'winmail.dat', content: tnefOf([{ title: 'z outlooka.pdf', content: '%PDF' }]) },
        { name: 'umowa.pdf.p7m', content: signedOf('%PDF umowa') },
        { name: 'pismo.xml', content: `<a><Zalacznik nazwaPliku="decyzja.pdf"/><DaneZalacznika>${data}</DaneZalacznika></a>` },
        { name: 'faktura.pdf', content: pdfWith([{ name: 'factur-x.xml', content: '<a/>' }]) },
        { name: 'zwykła.pdf', content: '%PDF' },
      ]),
    );
    expect(await screen.findByText(/Z wiadomości wybierzesz potem załączniki\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Rozpakuj i dodaj 4.pliki$/ }));
    const mails = await screen.findByRole('dialog', { name: 'Załączniki z Outlooka' });
    const whole = ['umowa.pdf.p7m', 'pismo.xml', 'faktura.pdf', 'zwykła.pdf'];
    expect(names()).toEqual(whole);
    await user.click(await within(mails).findByRole('button', { name: /^Dodaj 2.pliki$/ }));
    const beside = await screen.findByRole('dialog', { name: 'Dodać też pliki ze środka?' });
    await user.click(await within(beside).findByRole('button', { name: /^Dodaj 3.pliki$/ }));
    await waitFor(() =>
      expect(names()).toEqual([...whole, 'z poczty.pdf', 'z outlooka.pdf', 'umowa.pdf', 'decyzja.pdf', 'factur-x.xml']),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('of mails alone it says that their files are shown', async () => {
    const user = await choose(archive([{ name: '1.eml', content: letter('a.pdf') }]));
    await user.click(await screen.findByRole('button', { name: 'Rozpakuj i pokaż załączniki' }));
    await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
    await waitFor(() => expect(names()).toEqual(['a.pdf']));
  });

  describe('that holds archives', () => {
    const inner = (name: string, entries: readonly Packed[]) => ({ name, content: zipOf(entries), stored: true });
    const text = (name: string) => ({ name, content: name });

    test('is followed by the question about these, one level after another', async () => {
      const deep = inner('c.zip', [text('3.txt')]);
      const user = await choose(archive([text('1.txt'), inner('a.zip', [text('2.txt'), deep]), inner('b.zip', [text('4.txt')])]));
      expect(await screen.findByText(/O archiwa w środku zapytamy potem osobno\.$/)).toBeVisible();
      // The server refuses an archive with another in it.
      expect(screen.queryByRole('button', { name: /w całości/ })).toBeNull();
      expect(screen.getByRole('dialog')).toHaveTextContent('Archiwum z archiwami w środku trzeba rozpakować.');
      expect(screen.getByRole('dialog')).not.toHaveTextContent('W całości');
      await user.click(screen.getByRole('button', { name: /^Rozpakuj i dodaj 1.plik$/ }));
      expect(await screen.findByRole('dialog', { name: /^Rozpakować 2.archiwa ZIP\?$/ })).toBeVisible();
      expect(screen.getByText('Archiwa ze środka: a.zip, b.zip.')).toBeVisible();
      expect(names()).toEqual(['1.txt']);
      await user.click(await screen.findByRole('button', { name: /^Rozpakuj i dodaj 2.pliki$/ }));
      await user.click(await screen.findByRole('button', { name: /^Rozpakuj i dodaj 1.plik$/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(names()).toEqual(['1.txt', '2.txt', '4.txt', '3.txt']);
    });

    test('alone says that these are shown, and each may go whole', async () => {
      const user = await choose(archive([inner('a.zip', [text('2.txt')])]));
      await user.click(await screen.findByRole('button', { name: 'Rozpakuj i pokaż archiwa' }));
      await screen.findByRole('button', { name: /^Rozpakuj i dodaj 1.plik$/ });
      expect(screen.getByText('Archiwum ze środka: a.zip.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Dodaj ZIP w całości' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(names()).toEqual(['a.zip']);
    });

    test('leads no deeper than four, and says what to do', async () => {
      const nested = [1, 2, 3, 4].reduce<Packed>((file, nth) => inner(`${nth}.zip`, [file]), text('dno.txt'));
      const user = await choose(archive([nested]));
      for (const name of ['4.zip', '3.zip', '2.zip', '1.zip']) {
        await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(name));
        await user.click(await screen.findByRole('button', { name: 'Rozpakuj i pokaż archiwa' }));
      }
      expect(
        await screen.findByText(/^1\.zip – To archiwum leży w kilku innych\. Rozpakuj je na swoim urządzeniu/),
      ).toBeVisible();
      expect(names()).toEqual([]);
    });
  });

  describe('the limits of unpacking', () => {
    const says = (bytes: number) => ({ name: 'x.txt', content: 'x'.repeat(1_000), says: { unpacked: bytes } });
    const megabytes = (count: number) => archive([says(count), { name: 'y', content: Buffer.alloc(count / 50), stored: true }]);

    test('are shared by all that lay in one archive', async () => {
      const files = [megabytes(3_000_000), megabytes(3_000_000)];
      const origin = { left: 4_000_000, depth: 1 };
      for (const file of files) cameOutOf(file, origin);
      const user = await chooseAsTheyAre(files);
      expect(await screen.findByText(/^paczka\.zip – Plik ZIP po rozpakowaniu jest za duży/)).toBeVisible();
      expect(screen.getByRole('button', { name: /^Rozpakuj i dodaj 2.pliki$/ })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    });
  });

  test('a file that turns out broken is named, and the others are taken', async () => {
    const user = await choose(
      archive([
        { name: 'dobry.txt', content: 'y'.repeat(50) },
        { name: 'x/zły.txt', content: 'x'.repeat(100), says: { unpacked: 5 } },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: /^Rozpakuj i dodaj 2.pliki$/ }));
    expect(await screen.findByText('x/zły.txt – Plik w archiwum jest uszkodzony.')).toBeVisible();
    expect(names()).toEqual(['dobry.txt']);
    await user.click(screen.getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('where the code can’t be fetched an archive goes as it is', async () => {
  vi.resetModules();
  vi.doMock('../../../src/app/files/ArchiveFiles', () => {
    throw new TypeError('no network');
  });
  const { useArchiveFiles: offline } = await import('../../../src/app/files/useArchiveFiles');
  const picked: File[] = [];
  function Chosen() {
    const { take, offer } = offline((files) => picked.push(...files));
    return (
      <>
        <input aria-label="pliki" type="file" onChange={({ target }) => take([...(target.files ?? [])])} />
        {offer}
      </>
    );
  }
  render(<Chosen />);
  await userEvent.setup().upload(screen.getByLabelText('pliki'), archive([{ name: 'a.txt', content: 'x' }]));
  await waitFor(() => expect(picked.map(({ name }) => name)).toEqual(['paczka.zip']));
  vi.doUnmock('../../../src/app/files/ArchiveFiles');
});
