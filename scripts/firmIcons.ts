import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

export interface Icon {
  /** Within the build; changes with the picture. */
  fileName: string;
  source: Buffer;
  /** Width and height in pixels. */
  size: number;
  purpose: 'any' | 'maskable' | 'apple';
}

const font = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto/Roboto-Medium.ttf');

/** What stands on the icon, white on the firm's colour: its logo, where the build has the file, else its initials. */
async function sign(initials: string, logo: string | null, publicDir: string): Promise<Buffer> {
  const file = logo && join(publicDir, logo);
  if (file && existsSync(file)) return sharp(file, { density: 600 }).png().toBuffer();
  const text = `<span foreground="#ffffff">${initials}</span>`;
  return sharp({ text: { text, font: 'Roboto Medium', fontfile: font, rgba: true, dpi: 1440 } })
    .png()
    .toBuffer();
}

/** Draws the icons of one firm: for a phone's screen, for one that cuts them to its own shape, and Apple's. */
export async function firmIcons(
  { color, initials, logo }: { color: string; initials: string; logo: string | null },
  publicDir: string,
): Promise<Icon[]> {
  const drawn = await sign(initials, logo, publicDir);
  const draw = async (size: number, purpose: Icon['purpose']): Promise<Icon> => {
    // A phone may cut a maskable icon down to a circle of four fifths; the sign stays inside.
    const box = Math.round(size * (purpose === 'maskable' ? 0.46 : 0.58));
    const over = await sharp(drawn).resize({ width: box, height: box, fit: 'inside' }).png().toBuffer();
    const corner = purpose === 'any' ? size * 0.2 : 0;
    const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${color}"/></svg>`;
    const source = await sharp(Buffer.from(ground))
      .composite([{ input: over }])
      .png({ palette: true, colours: 64 })
      .toBuffer();
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    return { fileName: `assets/icon-${purpose}-${size}-${hash}.png`, source, size, purpose };
  };
  return Promise.all([draw(192, 'any'), draw(512, 'any'), draw(512, 'maskable'), draw(180, 'apple')]);
}
