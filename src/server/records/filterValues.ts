import { addDays, fromWarsaw, isDate } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Field, Stored } from '../../schema';
import { typeOf } from '../../schema/fields';
import { characterFault } from '../../schema/text';
import { wholeSecond } from '../db/columns';

/** From the first moment, up to but without the other. */
export interface Span {
  from: Date;
  to: Date;
}

/** A filter's text as a value of the column, or undefined where it can't be one. Numbers are the wire's: whole grosze, hundredths of a percent. */
export function readFilterValue(stored: Stored, field: Field | null, text: string): unknown {
  switch (stored) {
    case 'uuid':
      return isUuid(text) ? text : undefined;
    case 'integer':
    case 'bigint':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
    case 'numeric':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? text : undefined;
    case 'date': {
      const parsed = parse(field, text);
      return typeof parsed === 'string' && isDate(parsed) ? parsed : undefined;
    }
    case 'boolean': {
      const parsed = parse(field, text);
      return typeof parsed === 'boolean' ? parsed : undefined;
    }
    case 'texts':
      return characterFault(text) ? undefined : text;
    default: {
      const parsed = parse(field, text);
      return typeof parsed === 'string' && characterFault(parsed) === null ? parsed : undefined;
    }
  }
}

function parse(field: Field | null, text: string): unknown {
  return field ? typeOf(field).parse(text, field) : text;
}

/** A day in Warsaw or a second of it, or undefined where the text is neither. */
export function spanOf(text: string): Span | undefined {
  if (isDate(text)) {
    const from = fromWarsaw(`${text} 00:00:00`);
    const to = fromWarsaw(`${addDays(text, 1)} 00:00:00`);
    return from && to ? { from, to } : undefined;
  }
  const moment = fromWarsaw(text);
  if (!moment) return undefined;
  const from = wholeSecond(moment);
  return { from, to: new Date(from.getTime() + 1_000) };
}
