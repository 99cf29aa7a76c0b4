import type { AmlState } from '../domain/aml/review';
import type { AmlRisk } from '../domain/aml/risk';
import type { PowerKind } from '../domain/powers/kinds';
import type { PowerState } from '../domain/powers/state';

/** Kinds that the overview has a column for, in its order; PPO-1 stands there for PPS-1 too, as either lets the office represent. */
export const watchedPowers = ['upl1', 'ppo1', 'zus_pel', 'ksef', 'edelivery'] as const satisfies readonly PowerKind[];
export type WatchedPower = (typeof watchedPowers)[number];

/** One power of a company: the best it has, or that it lacks one it needs. */
export interface PowerSpot {
  /** `unknown`: nobody told what would say whether it is needed. */
  state: PowerState | 'missing' | 'unknown' | 'not_needed';
  id: string | null;
  valid_to: string | null;
  /** Why the profile asks for it, and by which act; null where it does not. */
  because: string | null;
  basis: string;
}

/** The client's file by the act against money laundering: its newest review. */
export interface AmlSpot {
  state: AmlState;
  id: string | null;
  risk: AmlRisk | null;
  next_review_on: string | null;
}

export interface MandateRow {
  company: { id: string; title: string };
  powers: Record<WatchedPower, PowerSpot>;
  aml: AmlSpot;
}

/** What a list over all clients can be narrowed to: who lacks a power, whose power runs out, whose file asks for work. */
export const mandateLacks = {
  upl1: 'Brak UPL-1',
  ppo1: 'Brak PPO-1 lub PPS-1',
  zus_pel: 'Brak ZUS PEL',
  ksef: 'Brak uprawnień KSeF',
  edelivery: 'Brak e-Doręczeń',
  unknown: 'Nie wiadomo, czy potrzebne',
  expiring: 'Pełnomocnictwo wygasa',
  aml_missing: 'Brak oceny AML',
  aml_due: 'Ocena AML do odnowienia',
} as const;
export type MandateLack = keyof typeof mandateLacks;

export interface MandatePage {
  rows: MandateRow[];
  total: number;
  /** Of all companies that the filter of the keeper leaves: how many lack what. */
  counts: Record<MandateLack, number>;
}

/** Companies on one page. */
export const mandatesAPage = 50;
