import type { TenantConfig } from '../../tenants/define';

type Colors = TenantConfig['tenant']['colors'];
const hex = /^#([0-9a-f]{6})$/i;

/** Relative luminance of `#rrggbb`, 0 black to 1 white (WCAG). */
function luminance(color: string): number {
  const value = Number.parseInt(hex.exec(color)?.[1] ?? '000000', 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast of two `#rrggbb` colours, 1 to 21; text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Text, and text on a firm's colours. */
export const ink = '#16202e';
export const onColor = '#ffffff';
const paper = '#ffffff';
const page = '#eef3f9';
/** The darkest surface that a firm's colours stand on by daylight, and the palest in the dark. */
const tint = '#e4eaf3';
const darkPage = '#10161f';
const darkPaper = '#18212d';
const darkTint = '#313d4f';

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const hexOf = (parts: readonly number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Each of the colour's three parts changed, 0 to 255; the change is told how strong the strongest is. */
function shaded(color: string, change: (part: number, strongest: number) => number): string {
  const parts = channels(color);
  return hexOf(parts.map((part) => Math.floor(change(part, Math.max(...parts, 1)))));
}

/** What `color-mix(in srgb, …)` makes of so many per cent of a colour over a surface. */
export function mixed(color: string, percent: number, surface: string): string {
  const under = channels(surface);
  return hexOf(channels(color).map((part, at) => Math.round((part * percent + (under[at] ?? 0) * (100 - percent)) / 100)));
}

/** The colour taken towards black, or in the dark towards white, until text in it can be read on a surface, which may be made of it. */
export function readable(color: string, surface: string | ((color: string) => string), towards = 0): string {
  const under = typeof surface === 'string' ? () => surface : surface;
  let value = hex.test(color) ? color : ink;
  for (let step = 0; step < 30 && contrast(value, under(value)) < 4.5; step++)
    value = shaded(value, (part) => part * 0.9 + towards * 0.1);
  return value;
}

/** Words in a firm's colour stand on that very colour too, where something is picked; the styles mix no more of it in under words. */
const most = 18;
const ownTint = (surface: string) => (color: string) => mixed(color, most, surface);

/** A firm's colours, kept legible whatever the firm chose: a light page, and colours that stand on it and under white text. */
export function legible({ primary, secondary, background }: Colors): Colors {
  const light = hex.test(background) && contrast(background, ink) >= 12 ? background : page;
  const deep = (color: string) => readable(readable(readable(color, light), tint), ownTint(paper));
  return { primary: deep(primary), secondary: deep(secondary), background: light };
}

/** The same in the dark, on its own page, pale enough for every surface there. */
export function legibleInTheDark({ primary, secondary }: Colors): Colors {
  // Bright first, or white alone would make a grey of a deep blue.
  const bright = (color: string) => shaded(hex.test(color) ? color : ink, (part, strongest) => (part * 255) / strongest);
  const pale = (color: string) => readable(readable(bright(color), darkTint, 255), ownTint(darkPaper), 255);
  return { primary: pale(primary), secondary: pale(secondary), background: darkPage };
}

/** Lays the firm's colours over the tokens of `tokens.css`. */
export function applyColors(colors: Colors, root: HTMLElement = document.documentElement): void {
  const light = legible(colors);
  const dark = legibleInTheDark(colors);
  for (const name of ['primary', 'secondary', 'background'] as const) {
    root.style.setProperty(`--firm-${name}`, light[name]);
    root.style.setProperty(`--firm-${name}-dark`, dark[name]);
  }
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light.primary);
}
