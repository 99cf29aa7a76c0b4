import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { registerChecks } from '../../../../resources/registerChecks';
import type { AccountCheck, AccountSource } from '../../../contract/registers';
import { formatNip } from '../../../domain/identifiers/nip';
import { formatNrb } from '../../../domain/identifiers/nrb';
import { formatDateTime } from '../../../lib/dates';
import { QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { request } from '../../providers/request';
import { saidBy } from '../../providers/saidBy';

interface Payee {
  nip: string;
  account: string;
  company_id: string;
}

/** Whether the account that somebody is to pay to stands with its owner's NIP on the list of VAT payers: by the day's file at once, else as it was told last. */
export function AccountStanding({ payee }: { payee: Payee }) {
  const [wanted, setWanted] = useState(false);
  const { nip, account, company_id } = payee;
  const { data: source } = useQuery({
    queryKey: ['registers', 'accounts'],
    queryFn: async ({ signal }) =>
      (await request<{ data: { accounts: AccountSource } }>('/api/registers', { signal })).json.data.accounts,
    retry: false,
  });
  const { data: kept } = useGetList<AccountCheck & { id: string }>(
    registerChecks.name,
    {
      filter: { company_id, number: nip, account },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'checked_at', order: 'DESC' },
    },
    { enabled: source !== undefined && source !== 'file', retry: false },
  );
  const asked = useQuery({
    queryKey: ['registers', 'account', nip, account, company_id],
    queryFn: async () =>
      (await request<{ data: AccountCheck }>('/api/registers/account', { method: 'POST', body: { nip, account, company_id } }))
        .json.data,
    enabled: source === 'file' || (source === 'register' && wanted),
    retry: false,
  });
  const check = asked.data ?? kept?.[0];
  if (source === undefined || (source === null && !check)) return null;
  const severity = check?.result === 'found' ? 'success' : check?.result === 'not_found' ? 'warning' : 'info';
  return (
    <Notice
      severity={severity}
      role="note"
      aria-label="Rachunek w wykazie podatników VAT"
      action={
        source === 'register' && (
          <QuietButton
            size="small"
            color="inherit"
            aria-disabled={asked.isFetching}
            onClick={() => (wanted ? void asked.refetch() : setWanted(true))}
          >
            {asked.isFetching ? 'Sprawdzam…' : check ? 'Sprawdź ponownie' : 'Sprawdź rachunek'}
          </QuietButton>
        )
      }
    >
      <span className="number wraps">
        {formatNrb(account)}, NIP {formatNip(nip)}:
      </span>{' '}
      {check ? <Told check={check} /> : <span>{waitingWords(asked.error, asked.isFetching)}</span>}
    </Notice>
  );
}

function Told({ check: { result, says, checked_at, request_id } }: { check: AccountCheck }) {
  return (
    <>
      <span>{says}</span>{' '}
      <span className="quiet number wraps">
        Sprawdzono {formatDateTime(checked_at)}
        {request_id && `, nr ${request_id}`}.
      </span>
      {result === 'not_found' && (
        <p>
          Zapłata na taki rachunek za transakcję powyżej 15 000 zł nie jest kosztem i obciąża odpowiedzialnością za VAT, jeśli w 7
          dni nie złoży się ZAW-NR.
        </p>
      )}
    </>
  );
}

const waitingWords = (error: unknown, isFetching: boolean) =>
  error ? saidBy(error) : isFetching ? 'sprawdzam w wykazie podatników VAT…' : 'jeszcze nie sprawdzono w wykazie podatników VAT.';
