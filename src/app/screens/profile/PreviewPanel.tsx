import Box from '@mui/material/Box';
import type { ProfilePreview } from '../../../contract/profile';
import { Skeleton } from '../../layout/Skeleton';
import { Changes } from './Changes';
import type { usePreview } from './usePreview';

/** What is being typed, and what it does to the obligations, before it is saved. */
export function PreviewPanel({
  preview,
  refused,
  asking,
  idle,
}: ReturnType<typeof usePreview<ProfilePreview>> & { idle: string }) {
  return (
    <Box component="section" className="panel" aria-labelledby="profile-preview" sx={{ mt: 2 }}>
      <div className="panel-head">
        <h2 id="profile-preview">Co się zmieni</h2>
      </div>
      <div className="panel-body" role="status">
        {refused && <p className="quiet">{refused}</p>}
        {preview && <Changes preview={preview} />}
        {!preview && !refused && (asking ? <Skeleton lines={3} /> : <p className="quiet">{idle}</p>)}
      </div>
    </Box>
  );
}
