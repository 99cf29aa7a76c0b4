import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Tick } from '../../../kit/Tick';
import { PanelTable } from '../../../layout/PanelTable';
import { usePhone } from '../../../layout/usePhone';
import { PanelTheme } from '../../../theme/PanelTheme';

const channels = { portal: 'W panelu', email: 'E-mail', sms: 'SMS', digest: 'Zbiorczo', push: 'Na urządzeniu' } as const;
export type Channel = keyof typeof channels;
const names = Object.keys(channels) as Channel[];
/** Those that any of the kinds has: the office may have no hints on devices. */
const namesOf = (choices: readonly Choice[]) => names.filter((name) => choices.some((choice) => name in choice.channels));

export interface Choice {
  event: string;
  label: string;
  group: string;
  locked: boolean;
  channels: Partial<Record<Channel, boolean>>;
}

interface NoticeChoicesProps {
  choices: readonly Choice[];
  onChoose: (event: string, channel: Channel, on: boolean) => void;
}

/** Each kind of news with its channels: a table where it fits, on a phone a list whose ticks say what they are. */
export function NoticeChoices(props: NoticeChoicesProps) {
  // One theme around them all: each tick by itself would bring its own on a client's screen.
  return <PanelTheme>{usePhone() ? <AsList {...props} /> : <AsTable {...props} />}</PanelTheme>;
}

function AsTable({ choices, onChoose }: NoticeChoicesProps) {
  return (
    <PanelTable>
      <TableHead>
        <TableRow>
          <TableCell scope="col">Zdarzenie</TableCell>
          {namesOf(choices).map((channel) => (
            <TableCell component="th" key={channel} scope="col">
              {channels[channel]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {choices.map((choice) => (
          <TableRow key={choice.event}>
            <TableCell component="th" scope="row">
              <Told {...choice} />
            </TableCell>
            {namesOf(choices).map((channel) => (
              <TableCell key={channel}>
                <ChannelTick choice={choice} channel={channel} onChoose={onChoose} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </PanelTable>
  );
}

function AsList({ choices, onChoose }: NoticeChoicesProps) {
  return (
    <ul className="notice-list">
      {choices.map((choice) => (
        <li key={choice.event}>
          <p>
            <Told {...choice} />
          </p>
          <div>
            {namesOf(choices).map((channel) => (
              <ChannelTick key={channel} choice={choice} channel={channel} onChoose={onChoose} said />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const Told = ({ label, locked }: Choice) => (
  <>
    {label}
    {locked && <span className="quiet"> (zawsze)</span>}
  </>
);

interface ChannelTickProps extends Pick<NoticeChoicesProps, 'onChoose'> {
  choice: Choice;
  channel: Channel;
  /** The channel stands beside it; in a table it stands over the column. */
  said?: boolean;
}

function ChannelTick({ choice, channel, onChoose, said = false }: ChannelTickProps) {
  return (
    <Tick
      name={`${choice.label}: ${channels[channel]}`}
      label={said ? channels[channel] : undefined}
      checked={choice.channels[channel] ?? false}
      disabled={choice.locked}
      onTick={(on) => onChoose(choice.event, channel, on)}
    />
  );
}
