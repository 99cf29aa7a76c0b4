import { LinkedText } from './LinkedText';

const titles = { terms: 'Przeczytaj zasady', privacy: 'Przeczytaj informację o danych' } as const;

/** The whole of what is agreed to, for those who unfold it. */
export function AgreedText({ kind, children }: { kind: keyof typeof titles; children: string }) {
  return (
    <details className="agreed-text">
      <summary>{titles[kind]}</summary>
      {children.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
    </details>
  );
}
