/** A page as a canvas writes it: a JPEG in three colours. */
export interface Jpeg {
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The long side of an A4 in points; a page has the proportions of its picture. */
const longPoints = 841.89;

/** One document of pictures, a page each: the JPEGs stand in it as they are (PDF 1.4, DCTDecode). */
export function pdfOf(pages: readonly Jpeg[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const starts: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  const object = (...content: (string | Uint8Array<ArrayBuffer>)[]) => {
    starts.push(length);
    write(`${starts.length} 0 obj\n`);
    for (const part of content) write(part);
    write('\nendobj\n');
  };
  // Four bytes above 127 tell whoever carries it that this is no text.
  write('%PDF-1.4\n%');
  write(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]));
  write('\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, nth) => `${3 + 3 * nth} 0 R`).join(' ');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  pages.forEach(({ bytes, width, height }, nth) => {
    const self = 3 + 3 * nth;
    const scale = longPoints / Math.max(width, height);
    const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const drawing = `q ${across} 0 0 ${down} 0 0 cm /Page Do Q`;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${self + 1} 0 R `,
      `/Resources << /XObject << /Page ${self + 2} 0 R >> >> >>`,
    );
    object(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 `,
      `/Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    );
  });
  const table = length;
  const lines = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${lines}`);
  write(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
