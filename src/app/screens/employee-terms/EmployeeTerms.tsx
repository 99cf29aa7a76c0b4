import Box from '@mui/material/Box';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { termLabels, termSpans, termsAPage, termTones } from '../../../contract/employeeTerms';
import { countOf } from '../../../lib/text';
import { type Option, optionsOf, SelectBox } from '../../fields/SelectBox';
import { OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { TurnPages } from '../../layout/TurnPages';
import { openAnswer } from '../../providers/request';
import { keepAnswer } from '../../records/exportDownload';
import { useUser } from '../../session/useSession';
import { FilterBar } from '../obligations/FilterBar';
import { KeeperBox } from '../users/KeeperBox';
import { LeaveList } from './LeaveList';
import { TermRow } from './TermRow';
import { useTerms } from './useTerms';

const kinds = Object.entries(termLabels);
const spans = termSpans.map((days): Option => [days, `${days} dni`]);

/** Dates of employees that ask for something, of the company in the address or of all; who is to be examined is sent from here. */
export default function EmployeeTerms() {
  const { id: company = '' } = useParams();
  const { id: me } = useUser();
  const [params, setParams] = useSearchParams();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { deed } = useDeed();
  const said = (key: string, otherwise = '') => params.get(key) ?? otherwise;
  const keeper = company ? '' : said('keeper', me);
  const page = Math.max(1, Number(said('page')) || 1);
  const asked = { company, keeper, code: said('code'), tone: said('tone'), within: said('within', '60'), page: String(page) };
  const { data, error, refetch, isFetching } = useTerms(asked);
  const ids = [...new Set(data?.terms.filter(({ refer }) => refer).map(({ employee }) => employee.id))].filter((id) =>
    picked.includes(id),
  );
  const choose = (key: string) => (value: string) => {
    const next = new URLSearchParams(params);
    if (key !== 'page') next.delete('page');
    if (value || key === 'keeper') next.set(key, value);
    else next.delete(key);
    setParams(next, { replace: key !== 'page' });
  };

  const refer = () =>
    deed(async () =>
      keepAnswer(await openAnswer('/api/employees/referrals', { method: 'POST', body: { ids } }), 'skierowania.pdf'),
    );

  return (
    <Page
      lead="Badania, szkolenia, dokumenty, umowy i urlopy: co się kończy, co trzeba zrobić i z jakiego przepisu."
      actions={
        <OtherButton disabled={ids.length === 0} onClick={() => void refer()}>
          Skierowania dla zaznaczonych (PDF)
        </OtherButton>
      }
    >
      <FilterBar>
        <SelectBox label="Najdalej za" value={asked.within} options={spans} onChange={choose('within')} />
        <SelectBox label="Rodzaj" value={asked.code} empty="Każdy" options={kinds} onChange={choose('code')} />
        <SelectBox label="Stan" value={asked.tone} empty="Każdy" options={optionsOf(termTones)} onChange={choose('tone')} />
        {!company && <KeeperBox value={keeper} onChange={choose('keeper')} />}
        <p className="quiet" role="status">
          {data && countOf(data.total, 'termin', 'terminy', 'terminów')}
        </p>
      </FilterBar>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={10} panel={true} />
      ) : (
        <>
          <section className="panel" aria-label="Terminy" aria-busy={isFetching}>
            {data.terms.length === 0 && <Empty title="Nic się nie kończy">Wybierz dalszy termin albo innego opiekuna.</Empty>}
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {data.terms.map((term) => (
                <TermRow
                  key={term.key}
                  term={term}
                  picked={picked.includes(term.employee.id)}
                  onPick={(yes) =>
                    setPicked(yes ? [...picked, term.employee.id] : picked.filter((each) => each !== term.employee.id))
                  }
                />
              ))}
            </Box>
          </section>
          <TurnPages page={page} total={data.total} perPage={termsAPage} onTurn={(to) => choose('page')(String(to))} />
          {data.leave && <LeaveList leave={data.leave} />}
        </>
      )}
    </Page>
  );
}
