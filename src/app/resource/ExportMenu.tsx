import type { Resource } from '../../schema';
import { OtherButton } from '../kit/buttons';
import { FileMenu } from '../layout/FileMenu';
import { Icon } from '../theme/Icon';
import { exportFormats, useExport } from './useExport';

/** Ways to take the whole list away as a file; while one comes, the button tells how much has and stops it. */
export function ExportMenu({ resource }: { resource: Resource }) {
  const { download, cancel, progress, question } = useExport(resource);
  return (
    <>
      {progress === null ? (
        <FileMenu formats={exportFormats} onPick={(format) => void download(format)} />
      ) : (
        <OtherButton startIcon={<Icon name="close" size={18} />} onClick={cancel}>
          {progress} – przerwij
        </OtherButton>
      )}
      {question}
    </>
  );
}
