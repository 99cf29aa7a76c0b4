import { Link } from 'react-router';
import type { Post } from '../../contract/conversation';
import { formatDateTime } from '../../lib/dates';
import type { Resource } from '../../schema';
import { QuietButton } from '../kit/buttons';
import { declared } from '../records/declared';
import { usePaths } from '../records/paths';
import type { HandedOver } from '../records/prefilled';
import { useDeclared, useShown } from '../records/useDeclared';
import { useRecord } from '../records/useRecord';

interface BeginRecordProps {
  post: Post;
  /** Whose post it is, as its bubble says. */
  name: string;
}

/** The way to a new record that a post about the one around gives rise to, as the declaration says: a case from a client's message. */
export function BeginRecord(props: BeginRecordProps) {
  const { begins } = useDeclared().conversation ?? {};
  const target = begins && declared(begins.resource);
  return begins && target ? <Begin begins={begins} target={target} {...props} /> : null;
}

interface BeginProps extends BeginRecordProps {
  begins: NonNullable<NonNullable<Resource['conversation']>['begins']>;
  target: Resource;
}

function Begin({ post, name, begins, target }: BeginProps) {
  const {
    resource,
    record: { id },
  } = useShown();
  const { data: record } = useRecord(resource, String(id));
  const create = usePaths(target).create();
  if (!create || !record) return null;
  const { by, words, author, same, sets } = begins;
  const values = {
    ...sets,
    ...Object.fromEntries(same.map((key) => [key, record[key]])),
    [by]: String(id),
    [words]: post.body,
    ...(author && post.author && !post.office ? { [author]: post.author.id } : {}),
  };
  return (
    <QuietButton size="small" component={Link} to={create} state={{ begins: values } satisfies HandedOver}>
      Załóż {target.labels.accusative?.[0] ?? target.labels.one.toLowerCase()}{' '}
      <span className="unseen">
        z wiadomości: {name}, {formatDateTime(post.created_at)}
      </span>
    </QuietButton>
  );
}
