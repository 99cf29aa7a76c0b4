import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Dialog } from '../kit/Dialog';
import { queueKeys } from '../layout/queueKeys';

const arrows: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←' };

/** Where keys do something, and what; each key by itself stands apart, those pressed together are joined by a plus. */
const places: readonly { place: string; keys: readonly (readonly [keys: string, does: string])[] }[] = [
  {
    place: 'Wszędzie',
    keys: [
      ['Ctrl + K', 'szukaj wszystkiego i przejdź do dowolnej strony'],
      ['Ctrl + /', 'pokaż tę listę'],
      ['Esc', 'zamknij okno lub menu'],
    ],
  },
  {
    place: 'Na liście',
    keys: [
      ['/', 'szukaj na liście'],
      ['↓ ↑', 'następny, poprzedni wiersz'],
      ['Enter', 'otwórz wiersz'],
      ['Spacja', 'zaznacz wiersz'],
      ['F2', 'zmień wiersz na miejscu'],
    ],
  },
  {
    place: 'Na stronie otwartej z listy',
    keys: [['Alt + ↓, Alt + ↑', 'następna, poprzednia pozycja listy']],
  },
  { place: 'W rozmowie', keys: [['Ctrl + Enter', 'wyślij']] },
  {
    place: 'Przy sprawdzaniu dokumentów po kolei',
    keys: Object.entries(queueKeys).map(([key, { does }]) => [arrows[key] ?? key.toUpperCase(), does] as const),
  },
];

/** Every key that does something in the office's panel. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Skróty klawiszowe" onClose={onClose}>
      <Table aria-label="Skróty klawiszowe">
        {places.map(({ place, keys }) => (
          <TableBody key={place}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={2} sx={{ fontWeight: 600, pt: 2 }}>
                {place}
              </TableCell>
            </TableRow>
            {keys.map(([key, does]) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  <kbd>{key}</kbd>
                </TableCell>
                <TableCell>{does}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </Dialog>
  );
}
