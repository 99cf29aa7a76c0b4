import { CreatePage } from '../../resource/CreateScreen';
import { RegistersHere } from '../registers/RegistersHere';
import { NewCardStates } from './NewCardStates';

/** A new company begins with its number: what the registers know of it nobody types. */
export default function CompanyCreate() {
  return <CreatePage first={<RegistersHere />} inside={<NewCardStates />} />;
}
