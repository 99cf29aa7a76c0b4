import { OtherButton } from '../kit/buttons';
import { FileMenu } from '../layout/FileMenu';
import { useDeclared } from '../records/useDeclared';
import { Icon } from '../theme/Icon';
import { exportFormats, useExport } from './useExport';

/** Ways to take the whole list away as a file; while one comes, the button tells how much has and stops it. */
export function ExportMenu() {
  const { download, cancel, progress, question } = useExport(useDeclared());
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
