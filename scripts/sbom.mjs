import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** `node_modules/@scope/name/node_modules/other` is the package `other`. */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** What runs in the product, as CycloneDX tells it (D01): from the lock file alone, so that the same lock gives the same list. */
export function billOfMaterials() {
  const { name, version, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const components = new Map();
  for (const [path, found] of Object.entries(packages)) {
    if (path === '' || found.dev) continue;
    const purl = purlOf(nameOf(path), found.version);
    const [algorithm, hash] = (found.integrity ?? '').split('-');
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name: nameOf(path),
      version: found.version,
      purl,
      ...(found.license && { licenses: [{ expression: found.license }] }),
      ...(algorithm === 'sha512' && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': purlOf(name, version) } },
    components: [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}

/** Puts the list beside what was built. */
export function writeBillOfMaterials(dir) {
  writeFileSync(join(dir, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
}
