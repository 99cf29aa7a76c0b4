import { create } from 'qrcode';
import { useNotify } from 'ra-core';
import { OtherButton } from '../../../kit/buttons';
import { save as keep } from '../../../records/exportDownload';

/** Pixels of one square in the picture, and squares of quiet around the code (ISO/IEC 18004 asks for four). */
const pixel = 10;
const margin = 4;

/** A bank's code as a drawing: one path, so that it is sharp in any size; kept or shared as a picture, for the bank's application to read. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const notify = useNotify();
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const { size } = modules;
  const dark: [row: number, column: number][] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) if (modules.get(row, column)) dark.push([row, column]);
  const whole = size + 2 * margin;

  async function picture(): Promise<File> {
    const canvas = document.createElement('canvas');
    canvas.width = whole * pixel;
    canvas.height = whole * pixel;
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('No canvas to draw on');
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.fillStyle = '#000';
    for (const [row, column] of dark) drawing.fillRect((column + margin) * pixel, (row + margin) * pixel, pixel, pixel);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('The picture was not made');
    return new File([blob], 'kod-przelewu.png', { type: 'image/png' });
  }

  const trying = (work: (file: File) => Promise<void> | void) => () =>
    void picture()
      .then(work)
      .catch((error: Error) => {
        // A person who closes the list of applications changed their mind.
        if (error.name !== 'AbortError') notify('Nie udało się zapisać kodu. Zrób zrzut ekranu.', { type: 'warning' });
      });
  const save = (file: File) => keep(file, file.name);
  const shares = canShare();
  const share = (file: File) => navigator.share({ files: [file], title: label });
  return (
    <>
      <svg
        className="qr"
        viewBox={`-${margin} -${margin} ${whole} ${whole}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <rect x={-margin} y={-margin} width={whole} height={whole} fill="#fff" />
        <path d={dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('')} fill="#000" />
      </svg>
      <p className="quiet">
        Z innego ekranu zeskanuj kod aplikacją banku.{' '}
        {shares
          ? 'Na tym telefonie udostępnij go aplikacji banku: jeśli czyta kody z obrazków, przelew będzie w niej wypełniony.'
          : 'Na tym urządzeniu zapisz go i otwórz w aplikacji banku, jeśli czyta kody z obrazków.'}{' '}
        Inaczej skopiuj dane.
      </p>
      <div className="paid-buttons">
        {shares && (
          <OtherButton size="small" onClick={trying(share)}>
            Udostępnij kod aplikacji banku
          </OtherButton>
        )}
        <OtherButton size="small" onClick={trying(save)}>
          Zapisz kod jako obrazek
        </OtherButton>
      </div>
    </>
  );
}

/** Whether the device passes pictures on to other applications. */
const canShare = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'kod-przelewu.png', { type: 'image/png' })] });
