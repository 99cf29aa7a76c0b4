import type { ContentFinding } from '../../../contract/fileContent';

/** What does not add up in a document, in kind words; nothing wrong is worth a word, too. */
export function Findings({ findings }: { findings: readonly ContentFinding[] }) {
  if (findings.length === 0) return <p className="sheet-sound">Sprawdziliśmy: kwoty, daty i numery zgadzają się ze sobą.</p>;
  const certain = findings.filter((finding) => finding.certain);
  const doubtful = findings.filter((finding) => !finding.certain);
  return (
    <div className="notice-box" role="note" aria-label="Sprawdzenie dokumentu">
      <div>
        <Listed title="To się nie zgadza:" findings={certain} />
        <Listed title="Na to warto spojrzeć:" findings={doubtful} />
        {certain.length > 0 && <p className="sheet-advice">Najlepiej poprosić wystawcę o wyjaśnienie albo korektę.</p>}
      </div>
    </div>
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
