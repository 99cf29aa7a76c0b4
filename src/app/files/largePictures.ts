import { fileLimits } from '../../contract/files';

interface Size {
  width: number;
  height: number;
}

/** Where the beginning of a photograph ends that tells its size: the camera's notes and small pictures stand before it. */
const headBytes = 256 * 1024;
/** Pixels of what is made of one that is too large: a canvas of more is refused by some telephones. */
const keptPixels = 16_000_000;
const quality = 0.85;

/** How large a JPEG, PNG or WebP is by its beginning, before it is turned upright; null of anything else. */
export function sizeOf(bytes: Uint8Array): Size | null {
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (place: number) => String.fromCharCode(...bytes.subarray(place, place + 4));
  if (bytes.length < 30) return null;
  if (word(1).startsWith('PNG')) return { width: at.getUint32(16), height: at.getUint32(20) };
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return webpSize(at, word(12));
  return at.getUint16(0) === 0xffd8 ? jpegSize(at) : null;
}

function webpSize(at: DataView, kind: string): Size | null {
  if (kind === 'VP8X') return { width: (at.getUint32(24, true) & 0xffffff) + 1, height: (at.getUint32(26, true) >>> 8) + 1 };
  if (kind === 'VP8 ') return { width: at.getUint16(26, true) & 0x3fff, height: at.getUint16(28, true) & 0x3fff };
  const bits = at.getUint32(21, true);
  return kind === 'VP8L' ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
}

/** Goes from part to part until the frame, which says its height and width. */
function jpegSize(at: DataView): Size | null {
  let place = 2;
  while (place + 9 <= at.byteLength && at.getUint8(place) === 0xff) {
    const mark = at.getUint8(place + 1);
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return { height: at.getUint16(place + 5), width: at.getUint16(place + 7) };
    place += mark === 0xff ? 1 : 2 + at.getUint16(place + 2);
  }
  return null;
}

/** How much smaller a picture becomes; one that is small enough stays. */
export const scaleOf = ({ width, height }: Size): number => Math.min(1, Math.sqrt(keptPixels / (width * height)));

/**
 * A picture that the server would refuse for its size, made smaller on the device; the file itself where it is small enough, or this browser
 * can't open it: then the server says what to do.
 */
export async function fitted(file: File): Promise<File> {
  const size = sizeOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!size || (size.width * size.height <= fileLimits.pixels && file.size <= fileLimits.bytes)) return file;
  try {
    return await smaller(file, size);
  } catch {
    return file;
  }
}

/** Upright, as its camera says; one that the device can't hold whole is opened smaller. */
async function open(file: File, size: Size): Promise<ImageBitmap> {
  const upright: ImageBitmapOptions = { imageOrientation: 'from-image' };
  try {
    return await createImageBitmap(file, upright);
  } catch {
    const resizeWidth = Math.round(size.width * scaleOf(size));
    return createImageBitmap(file, { ...upright, resizeWidth, resizeQuality: 'high' });
  }
}

async function smaller(file: File, size: Size): Promise<File> {
  const picture = await open(file, size);
  const scale = scaleOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas of that size');
  // Pictures may be transparent; JPEG would show that as black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('The canvas wrote no JPEG');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '') || 'zdjęcie'}.jpg`, { type: 'image/jpeg' });
}
