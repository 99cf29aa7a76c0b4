import { openAnswer } from '../providers/request';

/** Fetches a record's paper and gives it to the browser to keep. */
export async function downloadPaper(resource: string, id: string, name: string): Promise<void> {
  const answer = await openAnswer(`/api/${resource}/${id}/papers/${name}`);
  const told = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = told ?? `${name}.pdf`;
  link.click();
  URL.revokeObjectURL(url);
}
