import { type TrailQuery, writeTrailQuery } from '../../../contract/trail';
import { useStepUp } from '../../form/useStepUp';
import { OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { openAnswer } from '../../providers/request';
import { type ExportFormat, keepAnswer } from '../../records/exportDownload';
import { Icon } from '../../theme/Icon';

const formats: readonly (readonly [format: ExportFormat, label: string])[] = [
  ['xlsx', 'Pobierz arkusz (XLSX)'],
  ['csv', 'Pobierz CSV'],
];

/** Takes the lines that are asked for away as a file, once it is sure who takes them. */
export function TrailFiles({ query }: { query: TrailQuery }) {
  const { confirmed, question } = useStepUp();
  const { deed, doing: busy } = useDeed();

  const download = (format: ExportFormat) =>
    deed(async () => {
      const asked = writeTrailQuery(query);
      asked.set('format', format);
      const answer = await confirmed(() => openAnswer(`/api/settings/trail/export?${asked}`));
      if (answer === null) return null;
      await keepAnswer(answer, `dziennik-zdarzen.${format}`);
      return 'Plik z dziennikiem został pobrany.';
    });

  return (
    <>
      {formats.map(([format, label]) => (
        <OtherButton key={format} aria-disabled={busy} onClick={() => busy || void download(format)}>
          <Icon name="file" size={18} />
          {label}
        </OtherButton>
      ))}
      {question}
    </>
  );
}
