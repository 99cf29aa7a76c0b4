import { stars } from '../../../contract/mask';

/** Signs of a concealed value that are shown, as of a kept one; of a shorter one none. */
const shown = 4;

/** A cell of a concealed field, masked: the person who loads the file knows it, one who looks over their shoulder need not. */
export const maskedCell = (cell: string): string => stars + (cell.length > shown * 2 ? cell.slice(-shown) : '');
