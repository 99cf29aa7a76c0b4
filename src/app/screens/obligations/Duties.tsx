import { useParams } from 'react-router';
import { AllDuties } from './AllDuties';
import { CompanyDuties } from './CompanyDuties';

/** The obligations of the company in the address, else those of all. One screen, so that the panel's list of code stays short. */
export default function Duties() {
  const { id } = useParams();
  return id ? <CompanyDuties key={id} id={id} /> : <AllDuties />;
}
