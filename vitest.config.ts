import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { temporaryFolder } from './tests/support/inMemory.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';
import { wholeMark } from './tests/support/wholeMark.ts';

/** What a build of the panel would have fixed. */
const env = { VITE_TENANT: 'demo', VITE_API_KEY: 'demo-api-key', VITE_API_URL: '' };
/** Packages that share contexts: one bundle of them, or each would bring a router and a query client of its own. */
const bundledTogether = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router',
  'react-router/dom',
  'react-router-dom',
  '@tanstack/react-query',
  '@testing-library/react',
  'react-admin',
  'ra-core',
  'ra-i18n-polyglot',
  'ra-data-simple-rest',
  '@mui/material',
  '@mui/material/styles',
  '@mui/material/locale',
  '@mui/material/Accordion',
  '@mui/material/AccordionDetails',
  '@mui/material/AccordionSummary',
  '@mui/material/Alert',
  '@mui/material/Autocomplete',
  '@mui/material/Box',
  '@mui/material/Button',
  '@mui/material/ButtonBase',
  '@mui/material/Checkbox',
  '@mui/material/Chip',
  '@mui/material/Divider',
  '@mui/material/FormControl',
  '@mui/material/FormControlLabel',
  '@mui/material/FormGroup',
  '@mui/material/FormHelperText',
  '@mui/material/FormLabel',
  '@mui/material/IconButton',
  '@mui/material/List',
  '@mui/material/ListItem',
  '@mui/material/ListItemIcon',
  '@mui/material/ListSubheader',
  '@mui/material/MenuItem',
  '@mui/material/useMediaQuery',
  '@mui/material/Dialog',
  '@mui/material/DialogActions',
  '@mui/material/DialogContent',
  '@mui/material/DialogTitle',
  '@mui/material/InputAdornment',
  '@mui/material/LinearProgress',
  '@mui/material/Link',
  '@mui/material/ListItemText',
  '@mui/material/Menu',
  '@mui/material/MenuItem',
  '@mui/material/Popover',
  '@mui/material/Radio',
  '@mui/material/RadioGroup',
  '@mui/material/Stack',
  '@mui/material/Step',
  '@mui/material/StepLabel',
  '@mui/material/Popover',
  '@mui/material/Stack',
  '@mui/material/Stepper',
  '@mui/material/Tab',
  '@mui/material/Table',
  '@mui/material/TableBody',
  '@mui/material/TableCell',
  '@mui/material/TableContainer',
  '@mui/material/TableFooter',
  '@mui/material/TableHead',
  '@mui/material/TablePagination',
  '@mui/material/TableRow',
  '@mui/material/Tabs',
  '@mui/material/TableSortLabel',
  '@mui/material/TextField',
  '@mui/material/ToggleButton',
  '@mui/material/ToggleButtonGroup',
  '@mui/material/Typography',
  '@mui/x-date-pickers/AdapterDateFns',
  '@mui/x-date-pickers/DateCalendar',
  '@mui/x-date-pickers/LocalizationProvider',
  '@mui/x-date-pickers/MultiSectionDigitalClock',
  '@mui/x-date-pickers/locales',
  '@emotion/react',
  '@emotion/cache',
];
const moduleFile = (path: string) => fileURLToPath(new URL(`./node_modules/${path}`, import.meta.url));

/** How long something is waited for that will come, on a machine with other things to do. */
const patience = 30_000;

process.env.TMPDIR = temporaryFolder();

// The office's clock is Warsaw's wherever the tests run; Material's calendar and date-fns take the machine's.
process.env.TZ ??= 'Europe/Warsaw';

const engine = process.env.TEST_ENGINE === 'server' ? 'server' : 'embedded';

/** Folders of tests/server over a real database; what stands in none of them, nor in auth or db, is pure. */
const overDatabase = 'http,login,records,files,jobs,notices,documents,copies,privacy';

/**
 * Both engines are PostgreSQL. Calls at once, locks, notices over the wire and the owner's role are what a server alone can get wrong:
 * files of tests about these begin with one of these marks. All others, and those of the first mark, are asked on the embedded engine;
 * `npm test -- all` asks every file on both.
 */
const bothMark = '// Also on a PostgreSQL server:';
const serverMark = '// On a PostgreSQL server:';
/** Files that begin with `wholeMark` also run when they are asked for by name. */
const isWhole = process.env.TEST_WHOLE === '1';
/** Files in which `npm test` leaves something out: all of each, or some tests, persons, records or screens. */
const isOfRest = (text: string) => text.startsWith(wholeMark) || /\binAll\(|\bTEST_WHOLE\b|support\/walking'/.test(text);
const isRest = process.env.TEST_REST === '1';
function filesThat(under: string, holds: (text: string, file: string) => boolean): string[] {
  const folder = fileURLToPath(new URL(`./tests/${under}`, import.meta.url));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.includes('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => holds(readFileSync(file, 'utf8'), file));
}
const markedFiles = (under: string, mark: string) => filesThat(under, (text) => text.startsWith(mark));
const everyFile = [`tests/server/{${overDatabase}}/**/*.test.ts`];
/** A file that is asked for by name runs, whatever its mark. */
const isAskedFor = (file: string) => process.argv.some((word) => word.includes('tests/') && file.includes(word));
const ofServer = markedFiles('server', serverMark);
/** Those of the engine layer are another project's. */
const ofApi = (file: string) => !file.includes('/tests/server/db/');
const apiFiles = engine === 'server' && !isWhole ? [...markedFiles('server', bothMark), ...ofServer].filter(ofApi) : everyFile;
const leftToServer = engine === 'embedded' ? ofServer : [];
/** On a PostgreSQL server only what no embedded one can be asked. */
const outOfRest = () => filesThat('.', (text, file) => !isOfRest(text) || (engine === 'server' && !file.includes('/db/server/')));
const leftOut = isRest
  ? outOfRest()
  : isWhole
    ? []
    : [...markedFiles('.', wholeMark), ...leftToServer].filter((file) => !isAskedFor(file));

/** They start a database of their own, so the engine of the run decides nothing. */
const askedOnce = ['process', 'processFaults', 'firmCommands'].map((name) => `tests/server/http/${name}.test.ts`);

/** Why a file of tests of the panel shares neither process nor window with others, where it puts no module in the place of another. */
const aloneMark = '// In a process of its own:';
const putsInPlace = /\bvi\.(mock|doMock|resetModules)\(/;
/** Asks for a window where its neighbours have none; without one it would be drawn in the process of those. */
const windowMark = '// @vitest-environment';
const isAlone = (text: string) => text.startsWith(aloneMark) || text.startsWith(windowMark) || putsInPlace.test(text);
/** Each has a process in which nobody has loaded anything before. */
const alone = filesThat('app', isAlone);
const ending = (end: string) => alone.filter((file) => file.endsWith(end));

/**
 * The form library is one file: bundled, it would be loaded once by its name and once by the address the bundle has for it.
 * So it stays outside, and our own imports get the very address that Node finds for the bundle's.
 */
const hookFormOnce: Plugin = {
  name: 'hook-form-once',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-hook-form' ? moduleFile('react-hook-form/dist/index.esm.mjs') : null),
};

/** Screens drawn in jsdom. */
const drawn: TestProjectInlineConfiguration = {
  // Node would give react-admin the CommonJS build of the router and ours the module: two routers, each blind to the other.
  resolve: { alias: { 'react-router-dom': moduleFile('react-router-dom/dist/index.mjs') } },
  plugins: [hookFormOnce],
  test: {
    environment: 'jsdom',
    include: ['tests/app/**/*.test.tsx'],
    env,
    setupFiles: ['tests/app/support/setup.ts', 'tests/app/support/screens.ts'],
    deps: { optimizer: { client: { enabled: true, include: bundledTogether, exclude: ['react-hook-form'] } } },
  },
};

/** What of the panel is asked without a screen. */
const undrawn: TestProjectInlineConfiguration['test'] = { environment: 'node', setupFiles: ['tests/app/support/setup.ts'], env };

export default defineConfig({
  test: {
    // Generous throughout: waiting for what comes costs nothing, and a machine may have more to do than this.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: patience } },
    // The theme reads its colours from the sheet that says them; no other style is looked at.
    css: { include: /tokens\.css/ },
    // Vitest would leave one core to itself, which of two is half.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // Nearly all of it is pure: files share a process, and with it what they load.
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'tests/{lib,domain,schema,access,tenants,contract}/**/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: [`tests/server/{auth,db,${overDatabase}}/**`, ...leftOut],
        },
      },
      {
        extends: true,
        // Puts modules in the place of others, so each file has a process in which nobody has loaded them before.
        test: { name: 'auth', environment: 'node', include: ['tests/server/auth/**/*.test.ts'] },
      },
      {
        extends: true,
        // Files share a process, and with it the panel's tables, which each would load for longer than its tests take.
        test: { ...undrawn, name: 'app', isolate: false, include: ['tests/app/**/*.test.ts'], exclude: [...leftOut, ...alone] },
      },
      {
        extends: true,
        test: { ...undrawn, name: 'appAlone', include: ending('.test.ts'), exclude: leftOut },
      },
      {
        extends: true,
        ...drawn,
        // Files share a process, with it what they load and its window, which each of them gets as the first one did.
        test: { ...drawn.test, name: 'screens', isolate: false, exclude: [...leftOut, ...alone] },
      },
      {
        extends: true,
        ...drawn,
        test: { ...drawn.test, name: 'screensAlone', include: ending('.test.tsx'), exclude: leftOut },
      },
      {
        extends: true,
        // A real server over a real database, migrated once for the run; TEST_ENGINE=server takes a PostgreSQL server.
        // Files share a process, and with it the loaded server and the started database, which each of them gets empty.
        test: {
          name: 'api',
          environment: 'node',
          isolate: false,
          include: apiFiles,
          exclude: [...leftOut, ...(engine === 'server' ? askedOnce : [])],
          globalSetup: ['tests/support/migratedDatabase.ts'],
        },
      },
      {
        extends: true,
        // The engine layer's own, on a database with nothing in it.
        test: {
          name: 'db',
          environment: 'node',
          include: [`tests/server/db/{*,${engine}/*}.test.ts`],
          exclude: leftOut,
          globalSetup: ['tests/server/db/setup.ts'],
        },
      },
      {
        extends: true,
        // The built product in a real browser: a server of its own for each file, a browser for each process.
        test: {
          name: 'e2e',
          environment: 'node',
          isolate: false,
          include: ['tests/e2e/*.test.ts'],
          exclude: leftOut,
          globalSetup: ['tests/e2e/support/setup.ts'],
          testTimeout: 240_000,
          // Above all for the start of the whole: two panels are built and an office is filled.
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
