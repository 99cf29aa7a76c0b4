import { changeApiKey } from '../server/firms/apiKey';
import { drawApiKey, tellBuild } from './firmAdd';
import { withFirm } from './withFirm';

/** `npm run firm:key -- KEY`: gives a firm another API key and tells how its panel is built with it. 2 when the words are off. */
export async function main([key = '', ...more]: string[]): Promise<number> {
  if (key === '' || more.length > 0) {
    console.error('Podaj klucz biura: npm run firm:key -- biuro');
    return 2;
  }
  const apiKey = drawApiKey(key);
  const tenant = await withFirm(key, (tx, found) => changeApiKey(tx, found, apiKey, new Date()));
  if (!tenant) return 2;
  console.log(
    `Biuro „${tenant.config.tenant.name}” ma nowy klucz API. Panel zbudowany z poprzednim już nie działa. Nowy buduje:`,
  );
  tellBuild(key, apiKey);
  return 0;
}
