import type { ExpectedPaper } from '../../../contract/predictedPapers';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';

interface ExpectedPapersProps {
  papers: readonly ExpectedPaper[];
  /** Those that are asked for, by name. */
  taken: ReadonlySet<string>;
  onTake: (taken: ReadonlySet<string>) => void;
}

/** Papers that companies sent month by month: each with why it is expected, asked for where it is ticked. */
export function ExpectedPapers({ papers, taken, onTake }: ExpectedPapersProps) {
  if (papers.length === 0) return null;
  const companies = [...new Map(papers.map(({ company }) => [company.id, company])).values()];
  const all = papers.every(({ name }) => taken.has(name));
  const turn = (name: string, on: boolean) => onTake(new Set(on ? [...taken, name] : [...taken].filter((each) => each !== name)));
  return (
    <fieldset className="expected-papers">
      <legend>Przewidywane dokumenty</legend>
      <p className="quiet">
        Tego można się spodziewać, bo przychodziło co miesiąc przez ostatni rok, a za wybrany miesiąc jeszcze nie ma. Zaznacz, o
        co poprosić oprócz zwykłej listy.
      </p>
      <OtherButton size="small" onClick={() => onTake(all ? new Set() : new Set(papers.map(({ name }) => name)))}>
        {all ? 'Odznacz wszystkie' : `Dołącz ${countOf(papers.length, 'dokument', 'dokumenty', 'dokumentów')}`}
      </OtherButton>
      <ul>
        {companies.map(({ id, title }) => (
          <li key={id}>
            {companies.length > 1 && <p className="expected-company">{title}</p>}
            {papers
              .filter(({ company }) => company.id === id)
              .map((paper) => (
                <Tick
                  key={paper.name}
                  checked={taken.has(paper.name)}
                  onTick={(on) => turn(paper.name, on)}
                  label={
                    <>
                      {paper.label}{' '}
                      <span className="quiet">
                        – {paper.why}
                        {paper.expected_on && ` (${formatDate(paper.expected_on)})`}
                      </span>
                    </>
                  }
                />
              ))}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
