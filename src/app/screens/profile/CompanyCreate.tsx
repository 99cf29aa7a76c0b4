import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { RegistersHere } from '../registers/RegistersHere';
import { NewCardStates } from './NewCardStates';

/** A new company begins with its number: what the registers know of it nobody types. */
export default function CompanyCreate({ resource }: ScreenProps) {
  return resource ? <CreatePage resource={resource} first={<RegistersHere />} inside={<NewCardStates />} /> : null;
}
