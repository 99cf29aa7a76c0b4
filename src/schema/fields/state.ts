import { type Field, type Look, type Transition, withRules } from '../field';
import { choice, looks } from './choice';

interface Machine<S extends string> {
  initial: NoInfer<S>;
  states: Readonly<Record<S, string | Look>>;
  transitions: Readonly<Record<string, Transition & { from: readonly NoInfer<S>[]; to: NoInfer<S> }>>;
}

function build<const S extends string>(label: string, machine: Machine<S>): Field<S, { readOnly: true; required: true }> {
  return {
    type: 'state',
    label,
    options: { readOnly: true, required: true },
    choices: looks(machine.states),
    initial: machine.initial,
    transitions: machine.transitions,
  };
}

/** Where a record stands, and what may follow what. A plain edit cannot move it; a transition does. */
export const state = withRules<'state', string, typeof build>(build, 'state', {
  parse: choice.parse,
  check: choice.check,
  format: choice.format,
  examples: { good: [], bad: [['spoza listy', 'Wybierz jedną z podanych wartości']] },
});

/** Transitions open from a state, by name. */
export function openTransitions(field: Field, from: string): [name: string, transition: Transition][] {
  return Object.entries(field.transitions ?? {}).filter(([, transition]) => transition.from.includes(from));
}
