import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { resources } from '../../../../resources';
import { type CampaignPage, campaignClientsAPage, campaignStates } from '../../../contract/campaigns';
import { CAMPAIGNS } from '../../../domain/campaigns/table';
import { countOf } from '../../../lib/text';
import { type Option, optionsOf, SelectBox } from '../../fields/SelectBox';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { useMay } from '../../records/usePermit';
import { useToday } from '../../records/useToday';
import { officePath } from '../../routing/officePath';
import { useUser } from '../../session/useSession';
import { SurveysOff, useClientSurveys } from '../companies/SurveysOff';
import { FilterBar } from '../obligations/FilterBar';
import { NoClients } from '../obligations/NoClients';
import { KeeperBox } from '../users/KeeperBox';
import { CampaignRows } from './CampaignRows';
import { useCampaign, useCampaignDeed } from './useCampaigns';

const campaigns = CAMPAIGNS.map(({ id, name }): Option => [id, name]);
/** A campaign whose deadline ends the year is of this one, all others of the next. */
const yearOf = (campaign: string, thisYear: number) => (campaign === 'inventory' ? thisYear : thisYear + 1);

/** Yearly campaigns of the office: the clients of each, how far each client is, and what is done with many at once. */
export default function Campaigns() {
  const thisYear = Number(useToday().slice(0, 4));
  const [params, setParams] = useSearchParams();
  const { id: me } = useUser();
  const said = (key: string) => params.get(key) ?? '';
  const campaign = campaigns.some(([id]) => id === said('campaign')) ? said('campaign') : 'tax_form';
  const year = Number(said('year')) || yearOf(campaign, thisYear);
  const keeper = params.has('keeper') ? said('keeper') : me;
  const page = Math.max(1, Number(said('page')) || 1);
  const { data, error, refetch, isFetching } = useCampaign(campaign, year, { keeper, state: said('state'), page: String(page) });
  const years = [thisYear - 1, thisYear, thisYear + 1].map((each): Option => [String(each), String(each)]);
  const choose = (key: string) => (value: string) => {
    const next = new URLSearchParams(params);
    if (key !== 'page') next.delete('page');
    if (key === 'campaign') next.delete('year');
    if (value || key === 'keeper') next.set(key, value);
    else next.delete(key);
    setParams(next, { replace: key !== 'page' });
  };
  const states = optionsOf(campaignStates).map(([value, label]): Option => {
    const count = data?.counts[value as keyof typeof campaignStates];
    return [value, count === undefined ? label : `${label} (${count})`];
  });

  return (
    <Page lead={data?.lead ?? 'Coroczne pytania do wielu klientów: ankieta, odpowiedź, uzgodnienie, zadanie.'}>
      <FilterBar>
        <SelectBox label="Kampania" value={campaign} options={campaigns} onChange={choose('campaign')} />
        <SelectBox label="Rok terminu" value={String(year)} options={years} onChange={choose('year')} />
        <KeeperBox value={keeper} onChange={choose('keeper')} />
        <SelectBox
          label="Stan"
          value={said('state')}
          empty="Wszyscy, których dotyczy"
          options={states}
          onChange={choose('state')}
        />
        <p className="quiet" role="status">
          {data && countOf(data.total, 'firma', 'firmy', 'firm')}
        </p>
      </FilterBar>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : (
        <div aria-busy={isFetching}>
          <List key={`${campaign} ${year}`} page={data} keeper={keeper} onAll={() => choose('keeper')('')} />
          {data.total > campaignClientsAPage && (
            <Stack component="nav" aria-label="Strony listy" direction="row" sx={{ gap: 1, my: 2 }}>
              <QuietButton size="small" disabled={page <= 1} onClick={() => choose('page')(String(page - 1))}>
                Poprzednia
              </QuietButton>
              <QuietButton
                size="small"
                disabled={page * campaignClientsAPage >= data.total}
                onClick={() => choose('page')(String(page + 1))}
              >
                Następna
              </QuietButton>
            </Stack>
          )}
          <Law page={data} />
        </div>
      )}
    </Page>
  );
}

function List({ page, keeper, onAll }: { page: CampaignPage; keeper: string; onAll: () => void }) {
  const may = useMay();
  const canAsk = useClientSurveys();
  const { go, busy } = useCampaignDeed(page.campaign, page.year);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const waiting = page.rows.flatMap(({ state, company }) => (state === 'not_sent' ? [company.id] : []));
  const chosen = picked.filter((id) => waiting.includes(id));
  const mayEdit = may('edit', resources.companies);
  const asks = mayEdit && may('create', resources.surveys);
  const left = page.counts.not_sent ?? 0;
  const done = ({ sent }: { sent?: number }) =>
    sent === undefined ? 'Wysyłanie trwa w tle.' : `Wysłano ankietę: ${countOf(sent, 'firma', 'firmy', 'firm')}.`;
  if (page.rows.length === 0)
    return (
      <section className="panel">
        <NoClients title="Nikt tu nie pasuje" keeper={keeper} onAll={onAll}>
          Wybierz inną kampanię, stan albo opiekuna.
        </NoClients>
      </section>
    );
  return (
    <Panel
      title={
        <>
          {page.name} {page.year}
        </>
      }
      beside={
        page.survey_id &&
        may('show', resources.surveys) && (
          <Link className="more" to={officePath('surveys.show', { id: page.survey_id })}>
            Wyniki ankiety
          </Link>
        )
      }
    >
      {asks && left > 0 && <SurveysOff className="panel-body" />}
      {asks && left > 0 && canAsk && (
        <Stack direction="row" sx={{ gap: 1, px: '1rem', pt: 1, pb: 1.25, flexWrap: 'wrap' }}>
          <MainButton
            size="small"
            disabled={chosen.length === 0}
            aria-disabled={busy}
            onClick={() => void go('send', { company_ids: chosen }, done)}
          >
            Wyślij ankietę ({chosen.length})
          </MainButton>
          <OtherButton
            size="small"
            aria-disabled={busy}
            onClick={() => void go('send', { company_ids: 'all', keeper: keeper || null }, done)}
          >
            Wyślij do wszystkich, którzy jej nie mają ({left})
          </OtherButton>
          <QuietButton size="small" onClick={() => setPicked(chosen.length === waiting.length ? [] : waiting)}>
            {chosen.length === waiting.length ? 'Odznacz' : 'Zaznacz na tej stronie'}
          </QuietButton>
        </Stack>
      )}
      <CampaignRows page={page} picked={chosen} onPick={asks && canAsk ? setPicked : null} mayEdit={mayEdit} />
    </Panel>
  );
}

function Law({ page: { basis, source, notes } }: { page: CampaignPage }) {
  return (
    <div className="quiet">
      <p>Podstawa: {basis.join('; ')}.</p>
      <p>Źródło: {source.join('; ')}.</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
