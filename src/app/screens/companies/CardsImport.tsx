import Box from '@mui/material/Box';
import { type CardsPreview, cardsPreviewed } from '../../../contract/profile';
import { useDeclared } from '../../records/useDeclared';
import { Foreseen } from '../../resource/importing/foreseen';
import ImportScreen from '../../resource/importing/ImportScreen';
import { CardsTold, companiesCounted, personsCounted } from './CardsTold';

const words = { companies: companiesCounted, persons: personsCounted };

/** What a file does to obligations, counted over those whose cards it changes. */
function Foretold({ foreseen, of }: { foreseen: object; of: keyof typeof words }) {
  const counts = foreseen as CardsPreview;
  return (
    <Box component="section" aria-labelledby="import-foreseen" sx={{ '& ul': { m: 0 } }}>
      <h3 id="import-foreseen">Co zmieni się w obowiązkach</h3>
      <CardsTold counts={counts} counted={words[of]} />
      {counts.asked === cardsPreviewed && <p>Policzono dla pierwszych {cardsPreviewed} zmienianych wierszy.</p>}
    </Box>
  );
}
const OfCompanies = ({ foreseen }: { foreseen: object }) => <Foretold foreseen={foreseen} of="companies" />;
const OfPersons = ({ foreseen }: { foreseen: object }) => <Foretold foreseen={foreseen} of="persons" />;

/** Loading a file of cards, which tells what its dated fields do to obligations before it is loaded. */
export default function CardsImport() {
  return (
    <Foreseen value={useDeclared().name === 'companies' ? OfCompanies : OfPersons}>
      <ImportScreen />
    </Foreseen>
  );
}
