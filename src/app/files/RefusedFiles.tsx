import { Notice } from '../kit/Notice';
import { JpkSummaryButton } from './JpkSummaryButton';

interface RefusedFilesProps {
  /** What they were not taken for, before the list. */
  says: string;
  files: readonly { name: string; says: string; file?: File }[];
  onClose?: () => void;
}

/** Files that were not taken, each with why; nothing where there are none. */
export function RefusedFiles({ says, files, onClose }: RefusedFilesProps) {
  if (files.length === 0) return null;
  return (
    <Notice role="alert" severity="warning" {...(onClose ? { onClose } : {})}>
      {says}
      <ul>
        {files.map((file) => (
          <li key={`${file.name} ${file.says}`}>
            {file.name} – {file.says} {file.file && <JpkSummaryButton file={file.file} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
