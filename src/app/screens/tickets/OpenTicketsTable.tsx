import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { PanelTable } from '../../layout/PanelTable';
import { Turn } from './Turn';
import type { Ticket } from './ticket';
import '../../kit/cards.css';

interface TableProps {
  tickets: readonly Ticket[];
  isAdmin: boolean;
  path: string;
  label: string;
}

/** Open cases as a table, for firms that want them so. Comes by itself: a client's rows need none of Material. */
export default function OpenTicketsTable({ tickets, isAdmin, path, label }: TableProps) {
  return (
    <div className="ticket-table">
      <PanelTable aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">Numer</TableCell>
            <TableCell scope="col">Temat</TableCell>
            <TableCell scope="col">Firma</TableCell>
            <TableCell scope="col">{isAdmin ? 'Termin' : 'Status'}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tickets.map((ticket) => (
            <TableRow key={ticket.id}>
              <TableCell className="number">{ticket.number}</TableCell>
              <TableCell>
                <Link className="card-title" to={`${path}/${ticket.id}`}>
                  {ticket.subject}
                </Link>
              </TableCell>
              <TableCell>{ticket.company?.title}</TableCell>
              <TableCell>
                <Turn ticket={ticket} isAdmin={isAdmin} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </PanelTable>
    </div>
  );
}
