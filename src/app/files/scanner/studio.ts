import type { Jpeg } from '../../../lib/picturesPdf';
import {
  type Corners,
  greyOut,
  isWhole,
  type Pixels,
  type Point,
  type Size,
  sizeOfPage,
  straighten,
  wholePicture,
} from './perspective';
import { mostBytes, qualities, sentSize, shownSize } from './sizes';

/** What the person wants done to a picture; the corners are of the picture turned already. */
export interface Look {
  /** Quarters, clockwise. */
  turns: number;
  corners: Corners;
  grey: boolean;
}

export const untouched: Look = { turns: 0, corners: wholePicture, grey: false };

export const isUntouched = ({ turns, corners, grey }: Look): boolean => turns % 4 === 0 && isWhole(corners) && !grey;

/** A picture small enough to be drawn again with each correction, and how large it really is. */
export interface Preview {
  small: ImageBitmap;
  size: Size;
}

/** As long as a picture is while it is corrected. */
const previewLong = 1200;

/** As wide as a picture is opened that is too large to be held whole. */
const heldWide = 4096;

/** The picture, turned the right way up as its camera says; one too large to be held whole is made smaller. Throws for what this browser can't read. */
async function open(file: Blob): Promise<ImageBitmap> {
  const upright: ImageBitmapOptions = { imageOrientation: 'from-image' };
  try {
    return await createImageBitmap(file, upright);
  } catch {
    return createImageBitmap(file, { ...upright, resizeWidth: heldWide, resizeQuality: 'high' });
  }
}

/** A picture to be corrected; null for one that this browser can't read. */
export async function openPreview(file: File): Promise<Preview | null> {
  try {
    const picture = await open(file);
    const { width, height } = picture;
    const canvas = drawn(picture, untouched, shownSize({ width, height }, previewLong));
    picture.close();
    return { small: await createImageBitmap(canvas), size: { width, height } };
  } catch {
    return null;
  }
}

/** An address of the page as it will be sent; to be given back by `URL.revokeObjectURL`. */
export async function shownAs({ small }: Preview, look: Look): Promise<string> {
  const canvas = drawn(small, look, shownSize(pageSize(small, look), previewLong));
  return URL.createObjectURL(await jpegBlob(canvas, 0.8));
}

/** The page as it is sent, made of the picture in its full size. */
export async function makeJpeg(file: File, look: Look): Promise<Jpeg> {
  const picture = await open(file);
  const canvas = drawn(picture, look, sentSize(pageSize(picture, look)));
  picture.close();
  let blob = await jpegBlob(canvas, qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (blob.size <= mostBytes) break;
    blob = await jpegBlob(canvas, quality);
  }
  const { width, height } = canvas;
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}

const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 1 ? { width: height, height: width } : { width, height };

const pageSize = (picture: Size, { turns, corners }: Look): Size =>
  sizeOfPage(corners, turnedSize({ width: picture.width, height: picture.height }, turns));

function canvasOf({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser gives no canvas of that size; the file is sent as it is');
  return [canvas, pen];
}

/** Draws the page in that size. Of the picture only what lies around the page is read, made smaller first. */
function drawn(picture: ImageBitmap, look: Look, size: Size): HTMLCanvasElement {
  const turned = turnedSize(picture, look.turns);
  const natural = pageSize(picture, look);
  const scale = Math.min(1, Math.max(size.width / natural.width, size.height / natural.height));
  const [xs, ys] = [look.corners.map(({ x }) => x), look.corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const whole = isWhole(look.corners);
  const part = whole
    ? size
    : { width: Math.ceil(across * turned.width * scale), height: Math.ceil(down * turned.height * scale) };
  const [canvas, pen] = canvasOf(part);
  // Pictures may be transparent; JPEG would show that as black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, part.width, part.height);
  pen.imageSmoothingQuality = 'high';
  pen.scale(part.width / (across * turned.width), part.height / (down * turned.height));
  pen.translate(-left * turned.width, -top * turned.height);
  turn(pen, look.turns % 4, turned);
  pen.drawImage(picture, 0, 0);
  if (whole && !look.grey) return canvas;
  pen.resetTransform();
  const seen = pen.getImageData(0, 0, part.width, part.height);
  const [first, second, third, fourth] = look.corners;
  const moved = ({ x, y }: Point): Point => ({ x: (x - left) / across, y: (y - top) / down });
  const onPart: Corners = [moved(first), moved(second), moved(third), moved(fourth)];
  return painted(whole ? seen : straighten(seen, onPart, size), look.grey);
}

function turn(pen: CanvasRenderingContext2D, turns: number, { width, height }: Size): void {
  if (turns === 1) pen.translate(width, 0);
  if (turns === 2) pen.translate(width, height);
  if (turns === 3) pen.translate(0, height);
  pen.rotate((turns * Math.PI) / 2);
}

function painted(pixels: Pixels, grey: boolean): HTMLCanvasElement {
  if (grey) greyOut(pixels);
  const [canvas, pen] = canvasOf(pixels);
  const image = pen.createImageData(pixels.width, pixels.height);
  image.data.set(pixels.data);
  pen.putImageData(image, 0, 0);
  return canvas;
}

function jpegBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas wrote no JPEG; the file is sent as it is'))),
      'image/jpeg',
      quality,
    ),
  );
}
