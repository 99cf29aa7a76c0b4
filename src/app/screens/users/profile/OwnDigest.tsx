import { type RaRecord, useUpdate } from 'ra-core';
import { users } from '../../../../../resources/users';
import { optionsOf, SelectBox } from '../../../fields/SelectBox';
import { useDeed } from '../../../kit/useDeed';

const { digest, digest_hour } = users.fields;
const { from = 0, to = 23 } = digest_hour.options as { from?: number; to?: number };
const hours = Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** When summaries come; a choice is saved at once. */
export function OwnDigest({ user }: { user: RaRecord }) {
  const [update] = useUpdate();
  const { deed } = useDeed({ changes: ['users'] });

  const choose = (values: { digest?: string; digest_hour?: number }) =>
    deed(async () => {
      await update('users', { id: user.id, data: { ...user, ...values }, previousData: user }, { returnPromise: true });
      return 'Zapisano';
    });

  return (
    <fieldset className="own-digest">
      <legend>{digest.label}</legend>
      <SelectBox
        label="Kiedy"
        value={String(user.digest ?? 'daily')}
        options={optionsOf(digest.choices)}
        onChange={(value) => void choose({ digest: value })}
      />
      <SelectBox
        label="O godzinie"
        value={String(user.digest_hour ?? 7)}
        options={hours.map((hour) => [String(hour), `${hour}:00`])}
        onChange={(hour) => void choose({ digest_hour: Number(hour) })}
      />
      <p className="quiet">
        Zaznacz „Zbiorczo” przy zdarzeniu, a zamiast osobnych e-maili przyjdzie jeden ze wszystkim, co się wydarzyło.
      </p>
    </fieldset>
  );
}
