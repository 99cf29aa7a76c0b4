import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { ItemMoves, useMoved } from '../../fields/inputs/ItemMoves';
import { QuietButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';
import { moved } from './chosenColumns';
import { type Columns, useComfort } from './useColumns';

/**
 * The columns one under another: ticked, and moved by drag or by key. react-admin's own selector has no keys for that, and remembers places
 * by number, which another set of the firm's columns would mix up.
 */
export default function ColumnsPanel({ columns, heading }: { columns: Columns; heading: string }) {
  const { all, change, choose } = columns;
  const { list, moved: keepFocus } = useMoved();
  const [dragged, setDragged] = useState<number | null>(null);
  const [comfortable, setComfortable] = useComfort();

  function over(event: DragEvent, at: number): void {
    if (dragged === null || at === 0) return;
    event.preventDefault();
    if (at === dragged) return;
    change(moved(all, dragged, at));
    setDragged(at);
  }

  return (
    <Box sx={{ p: 1.5, width: 'min(22rem, 90vw)' }}>
      <Typography id={heading} variant="h6" component="h2" sx={{ fontSize: '1rem', mb: 0.5 }}>
        Kolumny
      </Typography>
      <Box component="ol" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {all.map(({ key, title, hidden }, at) => (
          <Box
            component="li"
            key={key}
            draggable={at > 0}
            onDragStart={() => setDragged(at)}
            onDragOver={(event: DragEvent) => over(event, at)}
            onDragEnd={() => setDragged(null)}
            sx={{ display: 'flex', alignItems: 'center', cursor: at > 0 ? 'grab' : 'default', opacity: dragged === at ? 0.5 : 1 }}
          >
            <Tick
              sx={{ flex: 1, m: 0, minHeight: 36 }}
              label={title}
              disabled={at === 0}
              checked={!hidden}
              onTick={(on) => change(all.map((column) => (column.key === key ? { ...column, hidden: !on } : column)))}
            />
            {at > 0 && (
              <ItemMoves
                at={at}
                first={1}
                last={all.length - 1}
                label={title}
                onMove={(to) => {
                  change(moved(all, at, to));
                  keepFocus(to, to < at ? 'up' : 'down');
                }}
              />
            )}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        Szerokość zmienisz, ciągnąc prawy brzeg nagłówka, albo na nagłówku klawiszami Alt i strzałką w bok.
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Wysokość wierszy"
          value={comfortable}
          onChange={(_, next: boolean | null) => next !== null && setComfortable(next)}
        >
          <ToggleButton value={false}>Gęste wiersze</ToggleButton>
          <ToggleButton value={true}>Luźne</ToggleButton>
        </ToggleButtonGroup>
        <QuietButton size="small" onClick={() => choose([])}>
          Przywróć
        </QuietButton>
      </Box>
    </Box>
  );
}
