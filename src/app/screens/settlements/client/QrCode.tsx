import { create } from 'qrcode';

/** A bank's code as a drawing: one path, so that it is sharp in any size. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const { size } = modules;
  const dark: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) if (modules.get(row, column)) dark.push(`M${column} ${row}h1v1h-1z`);
  return (
    <svg className="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
