import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { resources } from '../resources';

/** What each part may import; the order is the plan of the house. */
const may: Record<string, string[]> = {
  'src/lib': [],
  'src/domain': ['src/lib'],
  'src/schema': ['src/lib', 'src/domain'],
  resources: ['src/schema'],
  'src/access': ['src/schema', 'resources', 'src/lib'],
  'src/tenants': ['src/access', 'src/schema', 'resources', 'src/domain', 'src/lib'],
  'src/contract': ['src/tenants', 'src/access', 'src/schema', 'resources', 'src/domain', 'src/lib'],
  'src/server': ['src/contract', 'src/tenants', 'src/access', 'src/schema', 'resources', 'src/domain', 'src/lib'],
  'src/app': ['src/contract', 'src/tenants', 'src/access', 'src/schema', 'resources', 'src/domain', 'src/lib'],
  'src/cli': ['src/server', 'src/contract', 'src/tenants', 'src/access', 'src/schema', 'resources', 'src/domain', 'src/lib'],
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
const files = ['src', 'resources'].flatMap(filesBelow);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const partOf = (path: string) => Object.keys(may).find((part) => path === part || path.startsWith(`${part}/`));

/** Relative imports of a file, as paths from the root without extension. Types count too: they tie as tightly. */
function importsOf(file: string): string[] {
  const source = sources.get(file) ?? '';
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/?[^']*)'/g)].map((match) =>
    normalize(join(dirname(file), match[1] ?? '')).replace(/\/$/, ''),
  );
}

test('every file belongs to a part of the house', () => {
  expect(files.filter((file) => !partOf(file))).toEqual([]);
});

test('imports go one way', () => {
  const wrong = files.flatMap((file) => {
    const from = partOf(file) ?? '';
    return importsOf(file)
      .map((target) => partOf(target) ?? target)
      .filter((to) => to !== from && !may[from]?.includes(to))
      .map((to) => `${file} imports ${to}`);
  });
  expect(wrong).toEqual([]);
});

/** The floors of the panel, from the ground: rooms that draw little and know each other in one order, the kit, what is made of it, the generic screens, subjects, screens of entities, pages of none, frames, the start. */
const floors = [
  ['what the build fixes', 'build.ts'],
  ['declarations at hand', 'registry.ts'],
  ['what the browser keeps of a session', 'session'],
  ['installing', 'install'],
  ['calls to the API', 'providers'],
  ['the firm', 'tenant'],
  ['its colours', 'theme'],
  ['Polish', 'i18n'],
  ['pushed notices', 'push'],
  ['new versions', 'updates'],
  ['addresses', 'routing'],
  ['records, undrawn', 'records'],
  ['what react-admin is given', 'panel'],
  ['kit', 'kit'],
  ['what is made of it', 'charts fields files form layout offline outbox'],
  ['resource', 'resource'],
  ['subjects', 'conversation jobs live notices palette timer waiting'],
  ['screens', 'screens'],
  ['pages', 'pages'],
  ['areas', 'areas shell'],
  ['main', 'loaders.ts main.tsx'],
].map(([floor = '', rooms = '']) => ({ floor, rooms: rooms.split(' ') }));

test('the panel stands on its floors: a file reaches its own and those below, by types and by what is loaded later too', () => {
  const panel = 'src/app/';
  const floorOf = (path: string) => floors.findIndex(({ rooms }) => rooms.includes(path.slice(panel.length).split('/')[0] ?? ''));
  const known = (path: string) => (floorOf(path) < 0 && floorOf(`${path}.ts`) >= 0 ? `${path}.ts` : path);
  const inPanel = files.filter((file) => file.startsWith(panel));
  expect(inPanel.filter((file) => floorOf(file) < 0)).toEqual([]);
  const wrong = inPanel.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith(panel) && floorOf(known(target)) > floorOf(file))
      .map((target) => `${file} (${floors[floorOf(file)]?.floor}) reaches up to ${target}`),
  );
  expect(wrong).toEqual([]);
});

/** A screen in hand-made rooms and the room itself share sheets: one of its files brings what all of them draw by. */
const roomOf = (path: string) => {
  const parts = path.slice('src/app/'.length).split('/');
  return parts.slice(0, parts[0] === 'screens' || parts[0] === 'pages' ? 2 : 1).join('/');
};

test('whoever draws by a class brings its sheet, unless the frame or their own room does', () => {
  const sheets = readdirSync('src/app', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name));
  /** Classes that begin a selector: the others look at a part of something that has one. */
  const sheetsOf = new Map<string, string[]>();
  for (const sheet of sheets) {
    const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, '');
    for (const [, name = ''] of rules.matchAll(/(?<=(?:^|[,{}])\s*)\.(-?[a-z][\w-]*)/g))
      sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet]);
  }
  const brought = (file: string) => {
    const seen = new Set<string>();
    const visit = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      const source = sources.get(path) ?? '';
      for (const [, from, alone] of source.matchAll(
        /^(?:(?:import|export)(?! type)[^;]*?from '(\.[^']+)'|import '(\.[^']+)')/gm,
      )) {
        const target = normalize(join(dirname(path), from ?? alone ?? ''));
        visit([target, `${target}.ts`, `${target}.tsx`].find((each) => sources.has(each) || sheets.includes(each)) ?? target);
      }
    };
    visit(file);
    return seen;
  };
  const everywhere = new Set([...brought('src/app/main.tsx'), ...brought('src/app/shell/OfficeLayout.tsx')]);
  const drawn = files.filter((file) => file.startsWith('src/app/') && file.endsWith('.tsx'));
  const missing = drawn.flatMap((file) => {
    const words = [...(sources.get(file) ?? '').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(
      ([, plain, code = '']) =>
        (
          plain ??
          [...code.matchAll(/'([^']*)'|`([^`]*)`/g)]
            .map(([, one, other = '']) => one ?? other.replace(/\$\{.*?\}/g, ' '))
            .join(' ')
        ).split(/\s+/),
    );
    const here = brought(file);
    return [...new Set(words)]
      .map((word) => ({ word, of: sheetsOf.get(word) ?? [] }))
      .filter(
        ({ of }) =>
          of.length > 0 && !of.some((sheet) => here.has(sheet) || everywhere.has(sheet) || roomOf(sheet) === roomOf(file)),
      )
      .map(({ word, of }) => `${file} draws by .${word} of ${of.join(', ')}`);
  });
  expect(missing).toEqual([]);
});

test('what a sheet reads by a name of its own is set somewhere', () => {
  const sheets = readdirSync('src/app', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const written = [...sheets, ...sources.values(), readFileSync('index.html', 'utf8')].join('\n');
  const isSet = (name: string) => new RegExp(`${name}['"\\]]*\\s*:|['"\`]${name}['"\`]`).test(written);
  const read = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)));
  expect([...read].filter((name) => !isSet(name))).toEqual([]);
});

test('resources import the schema and lists told once for many, never each other', () => {
  const lists = /^resources\/(choiceLists|companyProfile)\//;
  const wrong = files
    .filter((file) => file.startsWith('resources/') && !['resources/index.ts', 'resources/client.ts'].includes(file))
    .flatMap((file) => importsOf(file).filter((target) => target !== 'src/schema' && !lists.test(target)));
  expect(wrong).toEqual([]);
});

test('no file imports itself through others, not even by a type alone', () => {
  const resolve = (target: string) =>
    [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, target].find((path) => sources.has(path));
  // What is imported when it is needed comes after both files stand.
  const atOnce = (file: string) =>
    [...(sources.get(file) ?? '').matchAll(/^(?:import|export)\s[^;]*?from\s*'(\.{1,2}\/?[^']*)'/gm)]
      .map((match) => resolve(normalize(join(dirname(file), match[1] ?? '')).replace(/\/$/, '')))
      .filter((path) => path !== undefined);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const next of atOnce(file)) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

/** What would make an answer depend on when or where it is asked; and on chance. */
const worldly: Record<string, RegExp> = {
  clock: /\bnew Date\(\s*\)|(?<!new )\bDate\(|\bDate\.now\b|\bperformance\b|\bTemporal\b|\bset(Timeout|Interval|Immediate)\b/,
  locale: /\blocaleCompare\b|\btoLocale\w+|\bIntl\b|\bget(Timezone\w+|Hours|Minutes|Date|Day|Month|FullYear)\(|\bnavigator\b/,
  network: /\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|'node:(?!crypto')|\bprocess\b|\bglobalThis\b|\bimport\(/,
  chance: /\bMath\.random\b|\brandom(UUID|Bytes|Int)\b|\bgetRandomValues\b/,
};
const codeOf = (file: string) => (sources.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('the law and the library under it know no clock, locale, network or chance', () => {
  // The library's two doors to the world: Warsaw's offsets by the platform's data of zones, and ids, whose clock is handed in.
  const doors = ['src/lib/warsawOffset.ts', 'src/lib/uuid.ts'];
  const pure = files.filter((file) => /^src\/(lib|domain)\//.test(file) && !doors.includes(file));
  expect(pure.length).toBeGreaterThan(150);
  const wrong = pure.flatMap((file) =>
    Object.entries(worldly).flatMap(([what, pattern]) => (pattern.test(codeOf(file)) ? [`${file}: ${what}`] : [])),
  );
  expect(wrong).toEqual([]);
  expect(pure.filter((file) => importsOf(file).includes('src/lib/uuid'))).toEqual([]);
});

test('the law stands on one package, which reads XML', () => {
  const packages = files
    .filter((file) => /^src\/(lib|domain)\//.test(file))
    .flatMap((file) =>
      [...codeOf(file).matchAll(/^(?:import|export|\}).*\bfrom '([^.'\n][^'\n]*)';$/gm)].map((match) => match[1]),
    );
  expect([...new Set(packages)].sort()).toEqual(['node:crypto', 'saxes']);
});

test.each([
  ['clock', 'const today = new Date();'],
  ['clock', 'const now = Date.now();'],
  ['locale', "names.sort((a, b) => a.localeCompare(b, 'pl'))"],
  ['locale', 'total.toLocaleString()'],
  ['locale', "new Intl.Collator('pl')"],
  ['locale', 'new Date(time).getHours()'],
  ['network', "await fetch('https://wl-api.mf.gov.pl')"],
  ['network', "import { readFileSync } from 'node:fs';"],
  ['network', 'process.env.TZ'],
  ['chance', 'Math.random()'],
])('a %s is found in “%s”', (what, code) => expect(worldly[what]?.test(code)).toBe(true));

test.each([
  'new Date(Date.UTC(2026, 10, 20)).toISOString()',
  'date.getUTCDay()',
  'addDays(today, 1)',
  "import { createHash } from 'node:crypto';",
])('“%s” says the same everywhere and at any time', (code) =>
  expect(Object.values(worldly).filter((pattern) => pattern.test(code))).toEqual([]),
);

test('T04: only the data layer, and the parts that keep tables of their own, speak SQL or touch the pool', () => {
  // A subject's own SQL stands in its folder, in files that say so by their names.
  const allowed = /^src\/(server\/((db|records|jobs|notices|auth|mail|files|demo)\/|\w+\/(rows|\w+Rows)\.ts$)|cli\/)/;
  const wrong = files.filter(
    (file) =>
      !allowed.test(file) &&
      /\b(select\s+[\w*"(].*\bfrom|insert\s+into|update\s+"?\w+"?\s+set|delete\s+from)\b|\.pool\b/i.test(
        (sources.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
      ),
  );
  expect(wrong).toEqual([]);
});

test('the server’s engine rooms know no subject, but for the lists that name them all', () => {
  const rooms = [
    'db',
    'records',
    'plugins',
    'auth',
    'files',
    'mail',
    'jobs',
    'events',
    'paper',
    'static',
    'routes',
    'handlers',
    'notices',
    'entry',
    'push',
    'firms',
  ];
  const lists = ['handlers', 'jobs', 'routes'].map((room) => `src/server/${room}/index.ts`);
  const roomOf = (path: string) => /^src\/server\/([^/.]+)\//.exec(`${path}/`)?.[1] ?? null;
  const subjects = [...new Set(files.map(roomOf))].filter((room) => room !== null && ![...rooms, 'demo'].includes(room));
  expect(subjects).toEqual(expect.arrayContaining(['settlements', 'documents', 'tickets', 'time', 'surveys']));
  const wrong = files
    .filter((file) => rooms.includes(roomOf(file) ?? '') && !lists.includes(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => subjects.includes(roomOf(dirname(target))))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

/** Drawn before Material is fetched: the login and the client's first screen have their own budget (docs/decisions/2026-11-27-weights.md). */
const beforeMaterial = [
  'areas/ScreenBoundary.tsx',
  'fields/FileLink.tsx',
  'form/Form.tsx',
  'form/PasskeyButton.tsx',
  'form/PasswordField.tsx',
  'install/InstallHint.tsx',
  'layout/Problem.tsx',
  'layout/Toasts.tsx',
  'notices/NoticeBell.tsx',
  'pages/CrashPage.tsx',
  'pages/dashboard/NewVersion.tsx',
  'pages/home/PaidHere.tsx',
  'pages/home/SettlementBanner.tsx',
  'pages/home/VacationAlert.tsx',
  'pages/home/WaitingForMe.tsx',
  'pages/login/CodeStep.tsx',
  'pages/login/DeviceLinkButton.tsx',
  'pages/login/ForgottenStep.tsx',
  'pages/login/PasswordStep.tsx',
  'pages/login/ResendButton.tsx',
  'palette/PaletteButton.tsx',
  'resource/PaperButton.tsx',
  'screens/decisions/client/DecisionCard.tsx',
  'screens/settlements/client/CopyButton.tsx',
  'shell/ThumbBar.tsx',
  'shell/UserMenu.tsx',
  'updates/NewVersionBar.tsx',
  'waiting/WaitingRow.tsx',
];
/** A word in passing that offers something, one in the login's looks, and one of the bar's, whose other buttons come before Material. The list only shrinks. */
const ownButtons = ['kit/offering.tsx', 'pages/entry/EntryCode.tsx', 'timer/TimerButton.tsx'];

test('buttons are the kit’s: nobody else draws one, but for the first screens and three that are named', () => {
  const own = files.filter((file) => /<button[\s>]/.test(sources.get(file) ?? '')).map((file) => file.replace('src/app/', ''));
  expect(own.sort()).toEqual([...beforeMaterial, ...ownButtons].sort());
  const bare = files.filter((file) => /import Button\b.* from '@mui\/material\/Button'/.test(sources.get(file) ?? ''));
  expect(bare).toEqual(['src/app/kit/buttons.tsx']);
});

test('panels with a heading are the kit’s', () => {
  expect(files.filter((file) => /panel-head/.test(sources.get(file) ?? ''))).toEqual(['src/app/kit/Panel.tsx']);
});

/** Files of the panel in which a pattern stands, as paths below it. */
const inPanelWith = (pattern: RegExp) =>
  files
    .filter((file) => file.startsWith('src/app/') && pattern.test(sources.get(file) ?? ''))
    .map((file) => file.replace('src/app/', ''));

test('dialogs and their feet are the kit’s, but for the palette and the picker of days, which are no questions', () => {
  expect(inPanelWith(/@mui\/material\/Dialog\w*'/).sort()).toEqual([
    'fields/dates/Picker.tsx',
    'kit/Dialog.tsx',
    'palette/Palette.tsx',
  ]);
});

/** A question of a survey, a column's field: things of the page are dropped there, no files. */
const dropsOfThings = ['resource/importing/FieldChips.tsx', 'screens/surveys/builder/FormEditor.tsx'];
/** The client's photographs, from the camera first. The list only shrinks. */
const ownFileDrops = ['files/FilePicker.tsx'];

test('places to drop files on are the kit’s', () => {
  expect(inPanelWith(/\bonDrop\b/).sort()).toEqual([...ownFileDrops, 'kit/FileDrop.tsx', ...dropsOfThings].sort());
});

/** On the client’s first screen, which is drawn before Material. The list only shrinks. */
const lightNotices = [
  'layout/Problem.tsx',
  'pages/dashboard/Reminder.tsx',
  'pages/home/MedicalAlert.tsx',
  'pages/home/VacationAlert.tsx',
];

test('notices are the kit’s, but for those of the first screen', () => {
  expect(inPanelWith(/@mui\/material\/Alert'/)).toEqual(['kit/Notice.tsx']);
  expect(inPanelWith(/className=\{?[^>]*['"](?:notice-box|problem)\b/).sort()).toEqual(lightNotices);
});

/** What they name is no field of one declaration: what the server adds to an answer, or a record of any resource. The list only shrinks. */
const ownRecords = [
  'conversation/TemplateDialog.tsx',
  'screens/notification-rules/RuleTrial.tsx',
  'screens/price-items/fields.tsx',
  'screens/settlements/SettlementWork.tsx',
  'screens/surveys/Builder.tsx',
];

test('what a record holds is typed by its declaration, not written again', () => {
  expect(inPanelWith(/\bextends RaRecord(?:<\w+>)? \{|\bRaRecord(?:<\w+>)? & \{/).sort()).toEqual(ownRecords);
});

/** What is handed on by hand: to react-admin's own forms and lists, and of records that do not stand around. The number only shrinks. */
const mostPushed = 50;

test('a record and its declaration are pulled from react-admin’s contexts, not pushed from part to part', () => {
  const pushed = files
    .filter((file) => file.startsWith('src/app/'))
    .flatMap((file) => [...(sources.get(file) ?? '').matchAll(/\b(?:resource|record)=\{/g)].map(() => file));
  expect(pushed.length).toBe(mostPushed);
});

test('addresses of the office are told by the table of routes alone', () => {
  const written = inPanelWith(/['"`]\/dashboard/);
  expect(written.filter((file) => !/^(?:routing|offline)\//.test(file))).toEqual([]);
});

test('how a press ended is said by the kit: nobody else says a failure in passing, or offers to take back', () => {
  expect(inPanelWith(/\bnotify\(\s*saidBy\(|\boffering\(/).filter((file) => file !== 'kit/offering.tsx')).toEqual([
    'kit/useDeed.ts',
  ]);
});

/** The consents of a registration, which comes before Material. The list only shrinks. */
const ownTicks = ['form/Consent.tsx'];

test('boxes to tick and circles to pick are the kit’s', () => {
  expect(inPanelWith(/@mui\/material\/(?:Checkbox|Switch)'/)).toEqual(['kit/Tick.tsx']);
  expect(inPanelWith(/@mui\/material\/Radio(?:Group)?'/)).toEqual(['kit/Choice.tsx']);
  expect(inPanelWith(/@mui\/material\/FormControlLabel'/).sort()).toEqual(['kit/Choice.tsx', 'kit/Tick.tsx']);
  expect(inPanelWith(/(?<!\[)\btype=(?:"checkbox"|\{[^}]*'checkbox')/).sort()).toEqual(ownTicks);
  expect(inPanelWith(/(?<!\[)\btype=(?:"radio"|\{[^}]*'radio')/)).toEqual([]);
});

test('lists of terms and values are the kit’s, but for the page of a record, whose fields have widths of their own', () => {
  expect(inPanelWith(/<d[ltd]\b|\bcomponent=(?:"d[ltd]"|\{[^}]*'d[ltd]')/)).toEqual(['fields/FieldGrid.tsx', 'kit/Facts.tsx']);
});

/** Inputs of the browser's own. Each list only shrinks. */
const ownInputs = {
  // The login and the client's first screens, drawn before Material.
  beforeMaterial: ['form/Consent.tsx', 'form/InputField.tsx', 'shell/ThumbBar.tsx'],
  // A file to choose, or a colour.
  chosen: [
    'fields/inputs/FileUpload.tsx',
    'files/FilePicker.tsx',
    'kit/FileButton.tsx',
    'pages/settings/LookSection.tsx',
    'screens/settlements/client/ProofButton.tsx',
  ],
  // A search.
  inLine: ['palette/Palette.tsx', 'resource/ListSearch.tsx', 'screens/limits/LimitsScreen.tsx'],
};

test('boxes, lists that open and tables are Material’s, but for those that are named', () => {
  expect(inPanelWith(/<input[\s>]/).sort()).toEqual(Object.values(ownInputs).flat().sort());
  expect(inPanelWith(/<textarea[\s>]/).sort()).toEqual(['conversation/PlainWriting.tsx']);
  expect(inPanelWith(/<select[\s>]/).sort()).toEqual(['pages/home/VacationAlert.tsx', 'shell/CompanySwitcher.tsx']);
  // On the client's first screen; a picture of a firm's look; a month of days.
  expect(inPanelWith(/<table[\s>]/).sort()).toEqual([
    'pages/settings/Preview.tsx',
    'screens/employees/client/EmployeeDates.tsx',
    'screens/schedule-entries/Grid.tsx',
  ]);
});

/** Files that are sent two at a time, wait when the server asks them to, and each have an end of their own. The list only shrinks. */
const ownEnds = ['files/useUploads.ts'];

test('what the server refused of a press or a form is caught by the kit, but for work with an end of its own for each part', () => {
  const caught = inPanelWith(/\bcatch\b/).filter((file) => inPanelWith(/\bsaidBy\(/).includes(file));
  expect(caught.sort()).toEqual([...ownEnds, 'kit/useDeed.ts'].sort());
});

/** Components and hooks at the top of a file, each with the lines that it takes. */
function partsOf(source: string): { name: string; length: number }[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const name = /^(?:export (?:default )?)?(?:function|const) ((?:use)?[A-Z]\w*)/.exec(line)?.[1];
    if (!name) return [];
    const end = lines.findIndex((each, nth) => nth >= at && /^(?:\}|\S.*;)$/.test(each));
    return [{ name, length: (end < 0 ? lines.length : end + 1) - at }];
  });
}

test('a component or a hook has a hundred lines at most: what is longer does several things', () => {
  const parts = files
    .filter((file) => file.startsWith('src/app/'))
    .flatMap((file) => partsOf(sources.get(file) ?? '').map((part) => ({ ...part, of: file.replace('src/app/', '') })));
  expect(parts.length).toBeGreaterThan(500);
  expect(parts.filter(({ length }) => length > 100).map(({ of, name }) => `${of}: ${name}`)).toEqual([]);
});

test('no drawer: folders and files are named for what they know', () => {
  expect(files.filter((file) => /\/(utils?|helpers?|common|misc|shared)(\/|\.tsx?$)/.test(file))).toEqual([]);
});

test('generic code knows no entity by name, as it is on the wire, in any comparison', () => {
  const names = Object.keys(resources).join('|');
  const compared = new RegExp(
    `(?:===?|!==?|\\bcase|\\.(?:includes|has|startsWith|endsWith)\\()\\s*'(?:${names})'|'(?:${names})'\\s*(?:===?|!==?|\\bin\\b)`,
  );
  expect(compared.test("if (name === 'training-categories')")).toBe(true);
  expect(compared.test("['tasks'].includes(name) || 'users' in known || set.has('time-closings')")).toBe(true);
  expect(compared.test("case 'companies':")).toBe(true);
  const generic = files.filter((file) =>
    /^src\/(schema|access|contract|server\/(records|routes\/resource)|app\/(resource|fields|providers))/.test(file),
  );
  expect(generic.filter((file) => compared.test(sources.get(file) ?? ''))).toEqual([]);
});

test('a screen made by hand is told in the folder of its entity: what gathers them names no folder', () => {
  const screens = 'src/app/screens';
  const within = files.filter((file) => file.startsWith(`${screens}/`)).map((file) => file.slice(screens.length + 1));
  const folders = [...new Set(within.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))];
  expect(folders.length).toBeGreaterThan(40);
  const telling = ['index.ts', 'client/index.ts', 'fields.ts', 'fields.tsx'];
  expect(folders.filter((folder) => !telling.some((file) => within.includes(`${folder}/${file}`)))).toEqual([]);
  const named = new RegExp(`['"/](?:client\\.)?(?:${folders.join('|')})(?=['"/.])`);
  expect(named.test("'client.tickets.list': () => import('./ClientTickets')")).toBe(true);
  expect(named.test("list: () => import('./companies/CompanyList')")).toBe(true);
  const gathering = files.filter((file) => dirname(file) === screens || /^src\/app\/pages\/(office|client)Pages\.ts$/.test(file));
  expect(gathering.length).toBeGreaterThan(5);
  expect(gathering.filter((file) => named.test(codeOf(file)))).toEqual([]);
});

test('W05: markup is never set as text outside the one module for it', () => {
  expect(
    files.filter(
      (file) =>
        /dangerouslySetInnerHTML|\.innerHTML\s*=|\beval\(/.test(sources.get(file) ?? '') &&
        !file.startsWith('src/app/fields/richText'),
    ),
  ).toEqual([]);
});

test('a file of tests that shares its process puts no module in another’s place', () => {
  const own = /^tests\/(app|e2e|server\/(auth|db))\//;
  const sharing = filesBelow('tests').filter((file) => file.endsWith('.test.ts') && !own.test(file));
  expect(sharing.length).toBeGreaterThan(100);
  expect(sharing.filter((file) => /\bvi\.(mock|doMock|hoisted)\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('tests ask no clock what time it is: their own starts on one day, and what they make bears numbers, not moments', () => {
  const may = [
    // The tests’ own clocks.
    'tests/app/support/setup.ts',
    'tests/e2e/support/clock.ts',
    'tests/e2e/support/product.ts',
    'tests/e2e/support/setup.ts',
    // What the machine itself compares with its time: ages of files on the disk, days of a certificate.
    'tests/server/files/sweeping.test.ts',
    'tests/server/mail/selfSigned.ts',
    // Samples of what is forbidden.
    'tests/architecture.test.ts',
  ];
  const tests = filesBelow('tests').filter((file) => !/^tests\/(bench|seed|durability)\//.test(file) && !may.includes(file));
  expect(tests.filter((file) => /\bnew Date\(\s*\)|\bDate\.now\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
