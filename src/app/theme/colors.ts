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
const page = '#eef3f9';

/** The colour darkened until text in it can be read on the background. */
export function readable(color: string, background: string): string {
  if (!hex.test(color)) return ink;
  let value = color;
  for (let step = 0; step < 20 && contrast(value, background) < 4.5; step++) {
    const parts = [1, 3, 5].map((at) => Math.floor(Number.parseInt(value.slice(at, at + 2), 16) * 0.9));
    value = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  return value;
}

/** A firm's colours, kept legible whatever the firm chose: a light page, and colours that stand on it and under white text. */
export function legible({ primary, secondary, background }: Colors): Colors {
  const light = hex.test(background) && contrast(background, ink) >= 7 ? background : page;
  return { primary: readable(primary, light), secondary: readable(secondary, light), background: light };
}

/** Lays the firm's colours over the tokens of `base.css`. */
export function applyColors(colors: Colors, root: HTMLElement = document.documentElement): void {
  const { primary, secondary, background } = legible(colors);
  root.style.setProperty('--primary', primary);
  root.style.setProperty('--on-primary', onColor);
  root.style.setProperty('--secondary', secondary);
  root.style.setProperty('--background', background);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', primary);
}
