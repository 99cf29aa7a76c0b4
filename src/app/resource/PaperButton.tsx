import { Icon } from '../theme/Icon';
import { usePaper } from './usePaper';

interface PaperButtonProps {
  /** Of the resource, as addresses have it. */
  resource: string;
  id: string;
  paper: string;
  label: string;
  /** Whose it is, where several of them stand together. */
  of?: string;
}

/** Fetches one paper of a record. */
export function PaperButton({ resource, id, paper, label, of }: PaperButtonProps) {
  const { fetchPaper, drawing } = usePaper(resource, id);
  const said = drawing ? 'Przygotowuję PDF…' : `${label} (PDF)`;
  return (
    <button
      type="button"
      className="quiet-button"
      aria-label={of && `${said}: ${of}`}
      aria-disabled={drawing}
      onClick={() => drawing || void fetchPaper(paper)}
    >
      <Icon name="file" size={18} />
      {said}
    </button>
  );
}
