import type { ContentFinding } from '../../../contract/fileContent';
import { Notice } from '../../kit/Notice';

interface FindingsProps {
  findings: readonly ContentFinding[];
  /** What was looked at, in the accusative. */
  checked: readonly string[];
  /** What the file alone can't tell. */
  unchecked: string;
}

/** What does not add up in a document, in kind words; where nothing does, what was looked at and what was not. */
export function Findings({ findings, checked, unchecked }: FindingsProps) {
  if (findings.length === 0)
    return (
      <div>
        <p className="sheet-sound">Sprawdziliśmy {checked.join(', ')}: zgadza się.</p>
        <p className="quiet">{unchecked}</p>
      </div>
    );
  const certain = findings.filter((finding) => finding.certain);
  const doubtful = findings.filter((finding) => !finding.certain);
  return (
    <Notice severity="warning" above={true} aria-label="Sprawdzenie dokumentu">
      <Listed title="To się nie zgadza:" findings={certain} />
      <Listed title="Na to warto spojrzeć:" findings={doubtful} />
      {certain.length > 0 && <p className="sheet-advice">Najlepiej poprosić wystawcę o wyjaśnienie albo korektę.</p>}
    </Notice>
  );
}

function Listed({ title, findings }: { title: string; findings: readonly ContentFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <>
      <strong>{title}</strong>
      <ul className="sheet-findings">
        {findings.map(({ says }) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </>
  );
}
