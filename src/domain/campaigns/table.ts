import type { Campaign } from './campaign';
import { readiness } from './readiness';
import { smallPlus } from './smallPlus';
import { taxForm } from './taxForm';
import { health, inventory, pit2 } from './yearly';

/** The yearly campaigns, in the order of their deadlines after the turn of the year. */
export const CAMPAIGNS: readonly Campaign[] = [inventory, pit2, smallPlus, taxForm, readiness, health];

export const campaignNamed = (id: string): Campaign | undefined => CAMPAIGNS.find((each) => each.id === id);
