/** The largest logo, in characters of its data address: it comes with the configuration, before anything is drawn. */
export const mostOfLogo = 40_000;
export const logoPixels = { wide: 480, high: 96 } as const;

/** By what their data begin: a name can say anything. */
const pictures = [
  ['data:image/png;base64,', 'iVBORw0KGgo'],
  ['data:image/webp;base64,', 'UklGR'],
] as const;

/** Whether a value is a small picture, as a logo set in the panel is kept. */
export function isLogo(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > mostOfLogo) return false;
  const [start, begins] = pictures.find(([each]) => value.startsWith(each)) ?? [];
  if (start === undefined || begins === undefined) return false;
  const data = value.slice(start.length);
  return data.startsWith(begins) && /^[A-Za-z0-9+/]+={0,2}$/.test(data);
}
