import type { ProfilePreview } from '../../../contract/profile';
import { Panel } from '../../kit/Panel';
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
    <Panel below={true} title="Co się zmieni">
      <div className="panel-body" role="status">
        {refused && <p className="quiet">{refused}</p>}
        {preview && <Changes preview={preview} />}
        {!preview && !refused && (asking ? <Skeleton lines={3} /> : <p className="quiet">{idle}</p>)}
      </div>
    </Panel>
  );
}
