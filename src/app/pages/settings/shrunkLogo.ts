import { logoPixels, mostOfLogo } from '../../../tenants/logo';

/** How much smaller each next try is, where a picture has too much in it. */
const tries = [1, 0.75, 0.5, 0.35];

/** A picture as a logo of the panel: small, and without what a file may carry besides. Throws a sentence where it is none. */
export async function shrunkLogo(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('Tego pliku nie da się odczytać jako obrazu. Wybierz PNG, JPG albo WebP.');
  });
  const fits = Math.min(1, logoPixels.wide / picture.width, logoPixels.high / picture.height);
  for (const part of tries) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * fits * part));
    canvas.height = Math.max(1, Math.round(picture.height * fits * part));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL('image/png');
    if (address.length <= mostOfLogo) return address;
  }
  throw new Error('Ten obraz jest zbyt szczegółowy na logo. Wybierz prostszy.');
}
