import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const source = (path: string) => [`${path}.ts`, `${path}/index.ts`].find(existsSync);

/** Packages that a file brings along when it is loaded, itself or through others; what is imported when it is needed does not count. */
function packagesOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file)) return found;
  seen.add(file);
  const imports = /^(?:import|export)\s+(?!type\b)(?:[^;]*?from\s*)?'([^']+)'/gm;
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    if (!target.startsWith('.')) found.add(target);
    const next = target.startsWith('.') ? source(normalize(join(dirname(file), target))) : undefined;
    if (next) packagesOf(next, seen, found);
  }
  return found;
}

test('the server starts without the packages that few requests need: papers, pictures, mail, codes to scan, sheets, foreign storage', () => {
  const packages = packagesOf('src/server/main.ts');
  expect([...packages]).toContain('fastify');
  for (const later of [
    'pdfmake',
    'sharp',
    '@hyzyla/pdfium',
    'nodemailer',
    'qrcode',
    '@aws-sdk/client-s3',
    '@electric-sql/pglite',
  ])
    expect([...packages]).not.toContain(later);
});
