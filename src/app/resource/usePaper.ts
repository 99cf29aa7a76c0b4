import { useDeed } from '../kit/useDeed';
import { downloadPaper } from '../records/downloadPaper';

/** Fetches papers of a record; told in words when one cannot be had. `resource` is as addresses have it. */
export function usePaper(resource: string, id: string) {
  const { deed, doing: drawing } = useDeed();
  const fetchPaper = (paper: string) =>
    deed(async () => {
      await downloadPaper(resource, id, paper);
    });
  return { fetchPaper, drawing };
}
