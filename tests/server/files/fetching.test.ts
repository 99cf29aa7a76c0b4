import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import { fetched, stored, uploaded } from './desk';
import { docx, pdfOf, photograph, pictureOf } from './samples';

const office = openOffice();
const who = () => office.as('ksiegowa');

describe('F05 a download', () => {
  test('is saved under its own name and never opened as a page of ours', async () => {
    const { id } = await uploaded(office, who(), "faktura (1) 'ż'.pdf", pdfOf());
    const { status, headers, bytes } = await fetched(office, who(), `/api/files/${id}`);
    expect([status, bytes]).toEqual([200, pdfOf()]);
    expect(headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''faktura%20%281%29%20%27%C5%BC%27.pdf",
      'content-type': 'application/pdf',
      'content-length': String(pdfOf().length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('U01 is written in the trail, whoever takes it and as often as they do', async () => {
    const { id } = await uploaded(office, who(), 'a.txt', 'abc');
    await fetched(office, who(), `/api/files/${id}`);
    await fetched(office, who(), `/api/files/${id}`);
    const lines = await office.services.db.query({
      text: `select actor_id, ip_prefix from audit where entity_id = $1 and action = 'download'`,
      values: [id],
    });
    const line = { actor_id: office.idOf('ksiegowa'), ip_prefix: '127.0.0.0/24' };
    expect(lines).toEqual([line, line]);
  });

  test('an id that is none is 404', async () => {
    for (const id of ['x', '..%2f..%2fetc%2fpasswd', '0199c3a2-1b2c-7d3e-8f40-123456789abc'])
      expect((await who().get(`/api/files/${id}`)).status).toBe(404);
  });
});

describe('F05 a preview', () => {
  test('of a picture is drawn anew, no larger than a screen', async () => {
    const { id } = await uploaded(office, who(), 'skan.png', await pictureOf('png', 3_000, 1_500));
    const { status, headers, bytes } = await fetched(office, who(), `/api/files/${id}/preview`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 });
  });

  test('of a PDF is the picture of one page, red where the page is red', async () => {
    const { id } = await uploaded(office, who(), 'faktura.pdf', pdfOf(2));
    const first = await fetched(office, who(), `/api/files/${id}/preview`);
    const second = await fetched(office, who(), `/api/files/${id}/preview?page=2`);
    const { data, info } = await sharp(first.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (Math.round(info.height * 0.75) * info.width + Math.round(info.width * 0.3)) * info.channels;
    expect([info.height, data[at], data[at + 1]]).toEqual([1_600, expect.closeTo(255, -1), expect.closeTo(0, -1)]);
    expect(second.bytes).not.toEqual(first.bytes);
  });

  test.each(['3', '0', '-1', 'x', '1.5', '99999'])('of page %s of two is 404', async (page) => {
    const { id } = await uploaded(office, who(), 'faktura.pdf', pdfOf(2));
    expect((await who().get(`/api/files/${id}/preview?page=${page}`)).status).toBe(404);
  });

  test.each(['preview', 'thumbnail'])('of what can’t be drawn is 422 (%s)', async (kind) => {
    const { id } = await uploaded(office, who(), 'umowa.docx', docx());
    const answer = await who().get(`/api/files/${id}/${kind}`);
    expect([answer.status, answer.body.code]).toEqual([422, 'no_picture']);
  });

  test('U01 is written in the trail', async () => {
    const { id } = await uploaded(office, who(), 'skan.png', await pictureOf('png'));
    await fetched(office, who(), `/api/files/${id}/preview`);
    const lines = await office.services.db.query({
      text: `select actor_id from audit where entity_id = $1 and action = 'preview'`,
      values: [id],
    });
    expect(lines).toEqual([{ actor_id: office.idOf('ksiegowa') }]);
  });
});

describe('F08 a thumbnail', () => {
  test('is small, upright and holds pixels alone', async () => {
    const { id } = await uploaded(office, who(), 'zdjęcie.jpg', await photograph());
    const { bytes, headers } = await fetched(office, who(), `/api/files/${id}/thumbnail`);
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect([headers['content-type'], format, width, height, exif]).toEqual(['image/webp', 'webp', 20, 40, undefined]);
  });

  test('asked for many times at once is drawn once, and the same after', async () => {
    const { id } = await uploaded(office, who(), 'faktura.pdf', pdfOf());
    const url = `/api/files/${id}/thumbnail`;
    const all = await Promise.all(Array.from({ length: 5 }, () => fetched(office, who(), url)));
    const again = await fetched(office, who(), url);
    expect(all.map(({ bytes }) => bytes.equals(again.bytes))).toEqual([true, true, true, true, true]);
    expect((await stored(office, 'pictures', '1')).filter((name) => name.startsWith(id))).toEqual([`${id}-thumbnail-1.webp`]);
  });
});
