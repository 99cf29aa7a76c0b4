import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { filterLabel } from '../../../src/app/records/filterLabels';

test.each([
  ['due_date>', '2026-01-01', 'Termin: od 02.01.2026'],
  ['due_date<', '2026-04-01', 'Termin: do 31.03.2026'],
  ['due_date=', '2026-04-01', 'Termin: dokładnie 01.04.2026'],
  ['period>', '2026-01', 'Okres: od 02.2026'],
  ['estimate_minutes<', '60', 'Plan (minuty): do 59'],
  ['completed_at>', '2026-01-01 23:59:59', 'Wykonano: od 02.01.2026'],
  ['completed_at<', '2026-01-02 00:00:00', 'Wykonano: do 01.01.2026'],
  ['completed_at>', '2026-01-01 12:30:00', 'Wykonano: po 01.01.2026, 12:30'],
  ['created_at<', '2026-01-02', 'Utworzono: do 01.01.2026'],
  ['status', ['new', 'done'], 'Status: Nowe, Wykonane'],
  ['assignee_id', [null], 'Osoba odpowiedzialna: brak'],
])('%s %j is said as “%s”', (name, value, says) => expect(filterLabel(resources.tasks, name, value)).toBe(says));
