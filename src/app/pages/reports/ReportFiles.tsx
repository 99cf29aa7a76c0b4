import { type ReportName, type ReportQuery, writeReportQuery } from '../../../contract/reports';
import { useStepUp } from '../../form/useStepUp';
import { useDeed } from '../../kit/useDeed';
import { FileMenu } from '../../layout/FileMenu';
import { openAnswer } from '../../providers/request';
import type { ExportFormat } from '../../records/exportDownload';
import { keepAnswer } from '../../records/exportDownload';
import { exportFormats } from '../../resource/useExport';

type Format = 'pdf' | ExportFormat;
const formats: readonly (readonly [Format, string])[] = [['pdf', 'Wydruk (PDF)'], ...exportFormats];

export interface ReportFilesProps {
  name: ReportName;
  query: ReportQuery;
  /** Which table; the paper has all of them. */
  table: string;
}

/** Takes a table of a report away as a file. */
export function ReportFiles({ name, query, table }: ReportFilesProps) {
  const { confirmed, question } = useStepUp();
  const { deed, doing: busy } = useDeed();

  const download = (format: Format) =>
    deed(async () => {
      const asked = writeReportQuery(query);
      asked.set('format', format);
      asked.set('table', table);
      const answer = await confirmed(() => openAnswer(`/api/reports/${name}/export?${asked}`));
      if (answer === null) return null;
      await keepAnswer(answer, `raport.${format}`);
      return 'Plik z raportem został pobrany.';
    });

  return (
    <>
      <FileMenu size="small" formats={formats} busy={busy} onPick={(format) => void download(format)} />
      {question}
    </>
  );
}
