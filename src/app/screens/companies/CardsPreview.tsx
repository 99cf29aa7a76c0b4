import Box from '@mui/material/Box';
import type { CardsPreview as Counts } from '../../../contract/profile';
import { LINE_FIELDS } from '../../../domain/deadlines/timeLine';
import { Skeleton } from '../../layout/Skeleton';
import type { ChangePreviewProps } from '../../resource/bulk/changePreview';
import { CardsTold } from './CardsTold';
import { usePreview } from './usePreview';

const dated: readonly string[] = Object.values(LINE_FIELDS).flat();

/** What a change of picked companies does to their obligations, counted over them; nothing while nothing that is dated changes. */
export default function CardsPreview({ ids, data }: ChangePreviewProps) {
  const touches = dated.some((key) => data[key] !== undefined && data[key] !== '');
  const asked = touches && data.profile_from ? { company_ids: ids, changes: data } : null;
  const { preview, refused, asking } = usePreview<Counts>('/api/profile-lines/cards-preview', asked);
  if (!asked) return null;
  return (
    <Box component="section" aria-label="Co się zmieni" role="status" sx={{ mt: 2, '& ul': { m: 0 } }}>
      {refused && <p>{refused}</p>}
      {preview && <CardsTold counts={preview} picked={ids.length} />}
      {!preview && !refused && asking && <Skeleton lines={3} />}
    </Box>
  );
}
