/**
 * In the place of the writer of CSV that react-admin's lists bring along: the server writes our files, so nothing ever asks it. Said
 * aloud should a stock export button be drawn after all.
 */
export default function noExporter(): never {
  throw new Error('Exports are the server’s: see src/app/resource/useExport.tsx');
}
