import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { DragEvent } from 'react';
import type { FileField } from './fields';
import type { Match } from './match';

/** What a dragged field is known by; files that are dragged have none of it. */
const kind = 'application/x-field';

/** Fields that no column was given yet, to be dragged onto one; without a pointer a field is chosen from each column's list. */
export function FieldChips({ fields, match }: { fields: readonly FileField[]; match: Match }) {
  const free = fields.filter(({ key }) => !match.includes(key));
  if (free.length === 0) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <p className="quiet">Przeciągnij pole na kolumnę pliku albo wybierz je z listy przy kolumnie.</p>
      <Box
        component="ul"
        aria-label="Pola do przeciągnięcia"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0, m: 0, mt: 0.5, listStyle: 'none' }}
      >
        {free.map(({ key, label }) => (
          <li key={key}>
            <Chip
              size="small"
              variant="outlined"
              label={label}
              draggable
              onDragStart={({ dataTransfer }: DragEvent) => {
                dataTransfer.setData(kind, key);
                dataTransfer.effectAllowed = 'copy';
              }}
              sx={{ cursor: 'grab' }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** What a column needs so that a field can be let go over it. */
export function takesField(onField: (key: string) => void, onOver: (over: boolean) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(kind)) return;
      event.preventDefault();
      onOver(true);
    },
    onDragLeave: () => onOver(false),
    onDrop: (event: DragEvent) => {
      onOver(false);
      const key = event.dataTransfer.getData(kind);
      if (!key) return;
      event.preventDefault();
      onField(key);
    },
  };
}
