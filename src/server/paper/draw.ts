import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import pdfmake from 'pdfmake';
import type { CustomTableLayout, StyleDictionary, TDocumentDefinitions } from 'pdfmake/interfaces';
import { badQuery } from '../errors';
import { LONGEST_PAPER, type Paper } from './paper';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
const file = (name: string) => join(fonts, `Roboto-${name}.ttf`);
pdfmake.setFonts({
  Roboto: {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  },
});
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));
pdfmake.setUrlAccessPolicy(() => false);

const line = '#c3cedd';
const layout: CustomTableLayout = {
  hLineWidth: (at, { table }) => (at <= 1 || at >= table.body.length - 1 ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingTop: () => 4,
  paddingBottom: () => 4,
  paddingLeft: () => 4,
  paddingRight: () => 6,
};
pdfmake.addTableLayouts({ paper: layout });

const styles: StyleDictionary = {
  title: { fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
  lead: { fontSize: 11, color: '#46566b', margin: [0, 0, 0, 14] },
  heading: { fontSize: 13, bold: true, margin: [0, 10, 0, 4] },
  head: { bold: true, fontSize: 9, color: '#46566b' },
  total: { bold: true },
  quiet: { color: '#46566b', fontSize: 9 },
  big: { fontSize: 15, bold: true },
};

/**
 * The paper as a PDF, piece by piece: A4, Roboto, tagged, its language and title told. The same paper of the same moment is the
 * same file to the byte. Throws 422 for a paper too long to be read.
 */
export async function drawPaper(paper: Paper, at: Date): Promise<Readable> {
  if (pieces(paper.content) > LONGEST_PAPER)
    throw badQuery('To zestawienie jest za długie na wydruk. Zawęź je albo pobierz arkusz.');
  const drawn = await pdfmake.createPdf(definition(paper, at)).getStream();
  const stream = new PassThrough();
  drawn.pipe(stream);
  drawn.end();
  return stream;
}

/** The content is copied: pdfmake writes into what it draws. */
function definition({ title, lead, foot, content, landscape = false }: Paper, at: Date): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [40, 40, 40, 56],
    version: '1.7',
    language: 'pl-PL',
    tagged: true,
    displayTitle: true,
    info: { title, creator: 'Panel Biura', producer: 'Panel Biura', creationDate: at },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    styles,
    content: [{ text: title, style: 'title' }, ...(lead ? [{ text: lead, style: 'lead' }] : []), ...structuredClone(content)],
    footer: (page, pages) => ({
      margin: [40, 16, 40, 0],
      columns: [
        { text: foot, style: 'quiet' },
        { text: `${page} / ${pages}`, style: 'quiet', alignment: 'right', width: 60 },
      ],
    }),
  };
}

/** Texts and pictures in a tree of content. */
function pieces(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + pieces(each), 0);
  if (typeof node !== 'object' || node === null) return 1;
  return Object.values(node).reduce<number>((sum, each) => sum + (typeof each === 'object' ? pieces(each) : 0), 1);
}
