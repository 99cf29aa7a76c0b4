import type { ComponentType } from 'react';
import type { TypeName } from '../../schema';
import type { InputControl } from './inputControl';
import { itemInputs } from './inputs/itemInputs';
import { ObjectList } from './inputs/ObjectList';

/** How a value of each type is edited; null where the server alone sets it. A type without a line in these tables does not compile. */
export const inputs: Record<TypeName, ComponentType<InputControl> | null> = { ...itemInputs, list: ObjectList };
