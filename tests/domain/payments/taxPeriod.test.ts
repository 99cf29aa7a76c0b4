import { expect, test } from 'vitest';
import { periodName, periodSymbol, readTaxPeriod } from '../../../src/domain/payments/taxPeriod';

const named = (text: string) => {
  const period = readTaxPeriod(text);
  return period && [periodSymbol(period), periodName(period)];
};

test.each([
  ['2026-M10', '26M10', 'październik 2026'],
  ['2026-10', '26M10', 'październik 2026'],
  ['2026-01', '26M01', 'styczeń 2026'],
  ['2026-K4', '26K04', 'IV kwartał 2026'],
  ['2026-K2', '26K02', 'II kwartał 2026'],
  ['2026-K3', '26K03', 'III kwartał 2026'],
  ['2026-Q1', '26K01', 'I kwartał 2026'],
  ['2026-P2', '26P02', 'II półrocze 2026'],
  ['2026-R', '26R', '2026 rok'],
  ['2026', '26R', '2026 rok'],
  ['1990-12', '90M12', 'grudzień 1990'],
  ['2099-K4', '99K04', 'IV kwartał 2099'],
  ['2026-R2', null, 'II rata 2026'],
])('%s is %s, %s', (text, symbol, name) => expect(named(text)).toEqual([symbol, name]));

test.each([
  '',
  '26M10',
  '2026-M13',
  '2026-00',
  '2026-K5',
  '2026-K0',
  '2026-P3',
  '2026-R5',
  '2026-10-01',
  'x2026',
  '2026x',
  '2025-07/2026-06',
  '1899-12',
  '2100-01',
  '0026-01',
  'x2026-K1',
  '2026-K1x',
  'x2026-P1',
  '2026-P1x',
  'x2026-R1',
  '2026-R1x',
])('%j is not a period', (text) => expect(readTaxPeriod(text)).toBeNull());
