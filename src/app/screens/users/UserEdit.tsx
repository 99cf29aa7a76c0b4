import { useParams } from 'react-router';
import { useRecord } from '../../records/useRecord';
import { EditPage } from '../../resource/EditScreen';
import type { ScreenProps } from '../../routing/route';
import { AccessPreview } from './AccessPreview';

/** A person's form; under the roles stands what they come to. */
export default function UserEdit({ resource }: ScreenProps) {
  const { id } = useParams();
  return resource && id ? <Edit key={id} resource={resource} id={id} /> : null;
}

function Edit({ resource, id }: Required<Pick<ScreenProps, 'resource'>> & { id: string }) {
  const { data } = useRecord(resource, id);
  return (
    <EditPage
      inside={
        data?.isAdmin === true && (
          <div className="panel">
            <div className="panel-body">
              <AccessPreview />
            </div>
          </div>
        )
      }
    />
  );
}
