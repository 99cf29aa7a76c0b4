import { childrenOf, type XmlNode } from '../../../domain/xml/node';
import { readXml } from '../../../domain/xml/reader';
import { kindOfFormat, type NumberKind } from './cellText';

/** A sheet is rows of cells, far more elements than a document has. */
export const partLimits = { size: 16 * 1_048_576, elements: 2_000_000, depth: 32, attributes: 64, name: 128 };

/** Every element at these paths of a part, in order. */
export function elementsOf(part: Uint8Array, paths: readonly string[]): { path: string; node: XmlNode }[] {
  const found: { path: string; node: XmlNode }[] = [];
  const take = (path: string) => (paths.includes(path) ? (node: XmlNode) => found.push({ path, node }) : null);
  readXml(part, { take, keepsSpace: true }, partLimits);
  return found;
}

/** Text in one piece or in runs of different looks; how it is to be read aloud in Japanese is no part of it. */
export function textOf(node: XmlNode): string {
  const runs = node.children.flatMap((child) =>
    child.name === 'r' ? childrenOf(child, 't') : child.name === 't' ? [child] : [],
  );
  return runs.map(({ text }) => text).join('');
}

/** The first sheet in the workbook's own order, by the id of its relation; and whether its days count from 1904. */
export function firstSheet(workbook: Uint8Array): { relation: string | undefined; since1904: boolean } {
  const found = elementsOf(workbook, ['workbook/sheets/sheet', 'workbook/workbookPr']);
  const sheet = found.find(({ path }) => path.endsWith('/sheet'))?.node;
  const since = found.find(({ path }) => path.endsWith('/workbookPr'))?.node.attributes.get('date1904');
  return { relation: sheet?.attributes.get('id'), since1904: since === '1' || since === 'true' };
}

/** Where the part of a relation lies in the archive. */
export function partOf(relations: Uint8Array, id: string): string | undefined {
  const found = elementsOf(relations, ['Relationships/Relationship']).find(({ node }) => node.attributes.get('Id') === id);
  const target = found?.node.attributes.get('Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

/** What each style of the workbook makes of a number, by its place. */
export function numberKinds(styles: Uint8Array | undefined): NumberKind[] {
  if (!styles) return [];
  const found = elementsOf(styles, ['styleSheet/numFmts/numFmt', 'styleSheet/cellXfs/xf']).map(({ path, node }) => ({
    isStyle: path.endsWith('/xf'),
    id: Number(node.attributes.get('numFmtId') ?? 0),
    code: node.attributes.get('formatCode'),
  }));
  const codes = new Map(found.filter(({ isStyle }) => !isStyle).map(({ id, code }) => [id, code]));
  return found.filter(({ isStyle }) => isStyle).map(({ id }) => kindOfFormat(id, codes.get(id)));
}
