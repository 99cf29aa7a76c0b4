import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fitted, scaleOf, sizeOf } from '../../../src/app/files/largePictures';
import { fileLimits } from '../../../src/contract/files';

const size = { width: 640, height: 320 };
const picture = () => sharp({ create: { ...size, channels: 3, background: '#a0b0c0' } });

describe('how large a picture is', () => {
  test.each([
    ['a JPEG', () => picture().jpeg().toBuffer()],
    [
      'a progressive JPEG with the camera’s notes before it',
      () =>
        picture()
          .withExif({ IFD0: { Make: 'x'.repeat(9_000) } })
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    ['a PNG', () => picture().png().toBuffer()],
    ['a lossy WebP', () => picture().webp().toBuffer()],
    ['a lossless WebP', () => picture().webp({ lossless: true }).toBuffer()],
    [
      'a WebP with more in it',
      () =>
        picture()
          .withExif({ IFD0: { Make: 'y' } })
          .webp()
          .toBuffer(),
    ],
  ])('is told by the beginning of %s', async (_what, made) => expect(sizeOf(new Uint8Array(await made()))).toEqual(size));

  test.each([
    ['a PDF', '%PDF-1.7 and a long line of something else'],
    ['nothing much', 'x'],
    ['a JPEG that is cut off', '\xff\xd8\xff\xe0\x00\x10JFIF and then no frame comes any more'],
    ['a WebP of no kind', 'RIFF....WEBPVP9 ...................'],
  ])('is not told of %s', (_what, text) => expect(sizeOf(Buffer.from(text, 'latin1'))).toBeNull());
});

test('what is too large keeps its shape and at most sixteen million pixels, and nothing grows', () => {
  for (const each of [
    { width: 12_000, height: 9_000 },
    { width: 2_000, height: 60_000 },
  ])
    expect(each.width * each.height * scaleOf(each) ** 2).toBeCloseTo(16_000_000, -1);
  expect(scaleOf(size)).toBe(1);
});

describe('a picture that is to be sent', () => {
  /** The beginning of a PNG of so many pixels, by so many bytes. */
  const png = (width: number, height: number, bytes = 100) => {
    const content = Buffer.alloc(bytes);
    content.set([0x89, 0x50, 0x4e, 0x47]);
    content.writeUInt32BE(width, 16);
    content.writeUInt32BE(height, 20);
    return new File([content], 'IMG_1.png', { type: 'image/png' });
  };
  /** A device that opens pictures, each call written down; the first `failing` of them find no room. */
  function device(failing = 0, width = 12_000, height = 9_000) {
    const opened: ImageBitmapOptions[] = [];
    const drawn: number[][] = [];
    vi.stubGlobal('createImageBitmap', async (_file: File, options: ImageBitmapOptions) => {
      opened.push(options);
      if (opened.length <= failing) throw new DOMException('no room', 'InvalidStateError');
      return { width, height, close: () => undefined };
    });
    const canvas = {
      getContext: () => ({
        fillRect: () => undefined,
        drawImage: (_picture: unknown, ...place: number[]) => drawn.push(place),
      }),
      toBlob: (done: (blob: Blob) => void) => done(new Blob(['small'])),
    };
    vi.stubGlobal('document', { createElement: () => ({ ...canvas }) });
    return { opened, drawn };
  }
  afterEach(() => vi.unstubAllGlobals());

  test('stays as it is where the server takes it, and is not even opened', async () => {
    const { opened } = device();
    for (const file of [png(8_000, 6_000), new File(['%PDF-1.7'.repeat(9)], 'a.pdf')]) expect(await fitted(file)).toBe(file);
    expect(opened).toEqual([]);
  });

  test('is made smaller where it has too many pixels or bytes', async () => {
    const { drawn } = device();
    for (const file of [png(12_000, 9_000), png(100, 100, fileLimits.bytes + 1)]) {
      const made = await fitted(file);
      expect([made.name, made.type, await made.text()]).toEqual(['IMG_1.jpg', 'image/jpeg', 'small']);
    }
    expect(drawn[0]).toEqual([0, 0, 4619, 3464]);
  });

  test('is opened smaller where the device has no room for the whole of it', async () => {
    const { opened } = device(1, 4619, 3464);
    expect((await fitted(png(12_000, 9_000))).name).toBe('IMG_1.jpg');
    expect(opened.map(({ resizeWidth }) => resizeWidth)).toEqual([undefined, 4619]);
  });

  test('goes as it is where the device can’t open it at all: the server says what to do', async () => {
    device(2);
    const file = png(12_000, 9_000);
    expect(await fitted(file)).toBe(file);
  });
});
