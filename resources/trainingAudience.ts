import { choices } from '../src/schema';

/** Whom a category or a training exists for besides those who make trainings; kept by the server from audience, state and category. */
export const visibleTo = () =>
  choices('Widzą', { clients: 'Klienci', staff: 'Pracownicy biura' }, { required: true, readOnly: true, default: [] });
