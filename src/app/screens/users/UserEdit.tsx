import { useParams } from 'react-router';
import { useDeclared } from '../../records/useDeclared';
import { useRecord } from '../../records/useRecord';
import { EditPage } from '../../resource/EditScreen';
import { AccessPreview } from './AccessPreview';

/** A person's form; under the roles stands what they come to. */
export default function UserEdit() {
  const { id } = useParams();
  return id ? <Edit key={id} id={id} /> : null;
}

function Edit({ id }: { id: string }) {
  const { data } = useRecord(useDeclared(), id);
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
