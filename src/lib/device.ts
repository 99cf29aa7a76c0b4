const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const first = (kinds: [RegExp, string][], text: string) => kinds.find(([shape]) => shape.test(text))?.[1];

/** What a browser calls itself, in two words people know: `Chrome, Windows`. */
export function deviceName(userAgent: string): string {
  const known = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean);
  return known.length > 0 ? known.join(', ') : 'Nieznane urządzenie';
}
