import type { RaRecord } from 'ra-core';
import type { FieldMap, Resource, Role, Transition } from '../../../schema';
import { titleKeys } from '../../../schema/columns';
import type { Action } from '../../../schema/resource';
import { type Section, sectionsOf, stateKey } from '../../records/sections';

/** A step of their state that picked records can be taken through, or an action of their own. */
export type Offered = { name: string; label: string; done?: string | undefined; confirm?: string | undefined } & (
  | { transition: Transition }
  | { action: Action }
);

/**
 * What a selection can be taken through: what the declaration offers for one, by the person's roles, and of the steps those that at least
 * one of the picked records may take; of records that are not at hand nobody knows.
 */
export function offeredFor(resource: Resource, roles: readonly Role[], picked: readonly (RaRecord | undefined)[]): Offered[] {
  const key = stateKey(resource);
  const open = ({ from }: Transition) => picked.some((record) => !record || !key || from.includes(String(record[key])));
  const steps = Object.entries((key && resource.fields[key]?.transitions) || {}).flatMap(([name, transition]): Offered[] => {
    const { bulk, client, needs, office, done } = transition;
    if (!bulk || client === 'only' || (needs && !needs.some((role) => roles.includes(role))) || !open(transition)) return [];
    return [{ name, transition, done, label: office?.label ?? transition.label, confirm: office?.confirm ?? transition.confirm }];
  });
  const actions = Object.entries(resource.actions ?? {}).filter(([, { on }]) => on === 'selection');
  return [...steps, ...actions.map(([name, action]): Offered => ({ name, action, ...action }))];
}

/** Types whose values belong to one record alone, or grow with it; a state moves by its steps. */
const single = ['list', 'file', 'files', 'richText', 'state'];

/**
 * The fields that many records can be given one value of, by the form's sections: those that the person may write, but for what tells a
 * record from others, what is kept encrypted, what decides somebody's rights, and what says something only beside other values.
 */
export function changeableFields(resource: Resource, writable: FieldMap): Section[] {
  const open = Object.entries(writable).filter(([key, field]) => {
    const { unique, encrypted, rights, asked } = field.options;
    if (unique || encrypted || rights || asked || resource.onlyWhen?.[key]) return false;
    return !single.includes(field.type) && !titleKeys(resource).includes(key);
  });
  return sectionsOf(resource, Object.fromEntries(open));
}
