/** The panels' first screens, each by the modules that the guard and it load: what scripts/sizes.mjs weighs and panelChunks.ts groups. */
const start = 'src/app/main.tsx';
// Both panels follow their changes from the start.
const live = 'src/app/live/panelChanges.ts';
const office = [start, 'src/app/routing/officeTable.ts', 'src/app/areas/office.tsx', 'src/app/jobs/JobTray.tsx', live];
const record = [...office, 'src/app/providers/stockProvider.ts'];

const client = [start, 'src/app/routing/clientFirst.ts', 'src/app/areas/client.tsx', live];

export const firstScreens = {
  start: [start],
  login: [start, 'src/app/pages/LoginPage.tsx'],
  client,
  // What the client's panel fetches by itself once its first screen is drawn.
  clientLater: [
    ...client,
    'src/app/routing/clientTable.ts',
    'src/app/areas/screenParts.ts',
    'src/app/screens/tickets/OpenTickets.tsx',
    'src/app/pages/home/PaidHere.tsx',
    'src/app/pages/home/LatestDecisions.tsx',
  ],
  office,
  home: [...office, 'src/app/pages/OfficeHomePage.tsx'],
  // Companies are what most lists and forms are opened for; what theirs add is small.
  list: [
    ...office,
    'src/app/screens/companies/CompanyList.tsx',
    'src/app/resource/ListScreen.tsx',
    'src/app/resource/views/ViewsButton.tsx',
  ],
  show: [...record, 'src/app/resource/ShowScreen.tsx'],
  form: [...record, 'src/app/screens/companies/CompanyEdit.tsx', 'src/app/resource/EditScreen.tsx'],
};

/** The chunk that a module landed in. */
function chunkOf(module, chunks) {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`No chunk holds ${module}; scripts/firstScreens.mjs names modules of src/app`);
  return found;
}

/** These chunks and what they import, by the ways that `waysOf` tells. */
function following(first, chunks, waysOf) {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set();
  const follow = (chunk) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of waysOf(chunk)) follow(named.get(name));
  };
  for (const chunk of first) follow(chunk);
  return seen;
}

/** The chunks that hold these modules, and every chunk that they import before they run. */
export function chunksOf(modules, chunks) {
  const first = modules.map((module) => chunkOf(module, chunks));
  return following(first, chunks, ({ imports }) => imports);
}

/** As `chunksOf`, with the screens that a person comes to from there; the page's start, which knows every panel, leads nowhere else. */
export function chunksWithin(modules, chunks) {
  const starting = chunksOf(firstScreens.start, chunks);
  return following(chunksOf(modules, chunks), chunks, (chunk) =>
    starting.has(chunk) ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports],
  );
}
