import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run as deadlines } from '../../../src/cli/law/deadlines';
import { run as holidays } from '../../../src/cli/law/holidays';
import { run as limits } from '../../../src/cli/law/limits';
import { run as page } from '../../../src/cli/law/page';
import deadlineVectors from '../vectors/deadlines-2026.json';
import limitVectors from '../vectors/limits.json';

const printed: unknown[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

describe('the law command', () => {
  test('prints the deadlines of 2026 as the vectors list them, in their order', () => {
    deadlines(['2026']);
    const ids = new Set(deadlineVectors.rules.map(({ id }) => id));
    expect((printed as { rule: string }[]).filter(({ rule }) => ids.has(rule))).toEqual(
      deadlineVectors.deadlines.map(({ rule, period, nominal, due }) => ({ rule, period, nominal, due })),
    );
  });

  test('prints another year in order of due date', () => {
    deadlines(['2027']);
    const rows = printed as { rule: string; due: string }[];
    expect(rows.length).toBe(421);
    expect(rows.map(({ due, rule }) => due + rule)).toEqual(rows.map(({ due, rule }) => due + rule).sort());
    expect(rows).toContainEqual({ rule: 'jpk_pit_ksiegi', period: '2026', nominal: '2027-07-31', due: '2027-08-02' });
  });

  test('prints the holidays of a year', () => {
    holidays(['2026']);
    expect(printed).toHaveLength(14);
    expect(printed[0]).toEqual({
      date: '2026-01-01',
      name: 'Nowy Rok',
      weekday: 'czwartek',
      basis: expect.stringContaining('Dz.U.'),
    });
  });

  test('prints the limits of a year, with parts where it has several values', () => {
    limits(['2026']);
    const rows = printed as { key: string; value: unknown; parts?: unknown }[];
    // And those of private rent and of employers, which the vectors leave out.
    expect(rows.length).toBe(limitVectors.items.length + 12);
    expect(rows.find(({ key }) => key === 'vat_exemption')).toMatchObject({ value: 240_000, unit: 'PLN', certainty: 'verified' });
    expect(rows.filter(({ parts }) => parts !== undefined).map(({ key }) => key)).toEqual(['health_min', 'pfron_payment']);
  });

  test('prints the page', () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    page();
    expect(written.join('')).toMatch(/^# Prawo w tabelach/);
  });

  test.each([[[]], [['rok']], [['2023']], [['2100']], [['2026', '2027']], [['02026']]])('refuses %j in Polish', (args) =>
    expect(() => deadlines(args)).toThrow('Podaj jeden rok od 2024 do 2099.'),
  );

  test('knows which years each table is for', () => {
    expect(() => holidays(['1989'])).toThrow('Podaj jeden rok od 1990 do 2100.');
    expect(() => limits(['2021'])).toThrow('Podaj jeden rok od 2022 do 2099.');
    for (const run of [
      () => holidays(['1990']),
      () => holidays(['2100']),
      () => deadlines(['2024']),
      () => deadlines(['2099']),
      () => limits(['2022']),
    ])
      expect(run).not.toThrow();
  });
});
