import sharp from 'sharp';

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A sheet on a dark table, seen a little from the side: its corners in parts of the picture's width and height. */
export const sheetCorners = [
  [0.2, 0.1],
  [0.85, 0.15],
  [0.9, 0.9],
  [0.1, 0.85],
] as const;

/** A photograph of such a sheet; with noise, as a sensor in the dark makes it, a large one weighs tens of megabytes. */
export async function photograph(name: string, width = 1200, height = 1600, noise = 0): Promise<Chosen> {
  const points = sheetCorners.map(([x, y]) => `${x * width},${y * height}`).join(' ');
  const sheet = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${points}" fill="#f4f1ea"/></svg>`,
  );
  const grain = { type: 'gaussian', mean: 70, sigma: Math.max(1, noise) } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#463c32', noise: grain } })
    .composite([{ input: sheet, blend: noise > 0 ? 'soft-light' : 'over' }])
    .jpeg({ quality: noise > 0 ? 98 : 88 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
