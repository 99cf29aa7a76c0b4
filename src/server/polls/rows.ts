import type { Tx } from '../db/database';

/** A vote as it was given; `name` is whose it is. */
export interface Vote {
  user_id: string;
  name: string;
  picked: string[];
  comment: string | null;
}

/** All votes of a poll, the first given first. */
export function votesOf(tx: Pick<Tx, 'query'>, tenantId: number, pollId: string): Promise<Vote[]> {
  return tx.query<Vote>({
    name: 'polls.votes',
    text: `select v.user_id, u.first_name || ' ' || u.last_name as name, v.picked, v.comment from poll_votes v
      join users u on u.tenant_id = v.tenant_id and u.id = v.user_id
      where v.tenant_id = $1 and v.poll_id = $2 and v.deleted_at is null order by v.id`,
    values: [tenantId, pollId],
  });
}
