import { childrenOf, type XmlNode } from '../../../domain/xml/node';
import { readXml } from '../../../domain/xml/reader';
import { formatOf, type NumberFormat } from './cellText';

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
  return unescaped(runs.map(({ text }) => text).join(''));
}

/** A workbook writes signs that XML has not, and its own line ends, by their numbers: `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The sheets in the workbook's own order, each by the id of its relation; and whether its days count from 1904. */
export function sheetsOf(workbook: Uint8Array): { sheets: NamedSheet[]; since1904: boolean } {
  const found = elementsOf(workbook, ['workbook/sheets/sheet', 'workbook/workbookPr', 'workbook/bookViews/workbookView']);
  const at = (end: string) => found.filter(({ path }) => path.endsWith(end)).map(({ node }) => node.attributes);
  const since = at('/workbookPr')[0]?.get('date1904');
  const active = Number(at('/workbookView')[0]?.get('activeTab') ?? 0);
  const sheets = at('/sheet').map((attributes, nth) => ({
    name: attributes.get('name') ?? String(nth + 1),
    relation: attributes.get('id'),
    isHidden: (attributes.get('state') ?? 'visible') !== 'visible',
    isActive: nth === active,
  }));
  return { sheets, since1904: since === '1' || since === 'true' };
}

export interface NamedSheet {
  name: string;
  relation: string | undefined;
  isHidden: boolean;
  /** Lies on top when the workbook is opened. */
  isActive: boolean;
}

/** The place of a column, from 0, of a cell such as `AB12`; null where the cell does not say it. */
export function columnOf(address: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Cells that are merged into one over several rows, by the place of the column that shows it and their first and last row. */
export function mergedDown(sheet: Uint8Array): { column: number; from: number; to: number }[] {
  return elementsOf(sheet, ['worksheet/mergeCells/mergeCell']).flatMap(({ node }) => {
    const [, left, top, bottom] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(node.attributes.get('ref') ?? '') ?? [];
    const column = columnOf(left);
    return column !== null && Number(bottom) > Number(top) ? [{ column, from: Number(top), to: Number(bottom) }] : [];
  });
}

/** Where the part of a relation lies in the archive. */
export function partOf(relations: Uint8Array, id: string): string | undefined {
  const found = elementsOf(relations, ['Relationships/Relationship']).find(({ node }) => node.attributes.get('Id') === id);
  const target = found?.node.attributes.get('Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

/** What each style of the workbook makes of a number, by its place. */
export function numberFormats(styles: Uint8Array | undefined): NumberFormat[] {
  if (!styles) return [];
  const found = elementsOf(styles, ['styleSheet/numFmts/numFmt', 'styleSheet/cellXfs/xf']).map(({ path, node }) => ({
    isStyle: path.endsWith('/xf'),
    id: Number(node.attributes.get('numFmtId') ?? 0),
    code: node.attributes.get('formatCode'),
  }));
  const codes = new Map(found.filter(({ isStyle }) => !isStyle).map(({ id, code }) => [id, code]));
  return found.filter(({ isStyle }) => isStyle).map(({ id }) => formatOf(id, codes.get(id)));
}
