import type { Parts } from './parts';

/** Pixels of a row; the office reads twenty of them on one screen, and who wants more room has it. */
const row = 36;
const comfortableRow = 48;
const heading = 32;
/** Of the bar of what is done with picked rows, while it has room for one line. */
const bulk = 44;
/** Pixels of the text in it, whatever the size of the panel's own. */
const text = 13.5;
const roomy = { cell: 'clamp(11.5rem, calc(48vw - 455px), 17rem)', name: 'clamp(14rem, calc(70vw - 700px), 22rem)' };
/** Widest cells, by how tight a table is (`useFitting`): where all columns have room, where long headings take two lines, and down from there. */
const widest = [
  roomy,
  roomy,
  { cell: '12rem', name: '16rem' },
  { cell: '10.5rem', name: '14rem' },
  { cell: '9.5rem', name: '12.5rem' },
  { cell: '8rem', name: '11rem' },
];
const widths = Object.fromEntries(
  widest.map(({ cell, name }, tight) => [
    `& .RaDataTable-tableWrapper[data-tight="${tight}"]`,
    { '--widest-cell': cell, '--widest-name': name },
  ]),
);
/** Where a heading stays while the page is scrolled: under the panel's bar and a record's head. */
const underBar = 'calc(var(--bar-height) + var(--kept, 0px))';

/**
 * Tables dense enough to be read down: one line a row, cut with an ellipsis, hairlines, figures of one width, headings and first
 * column that stay in sight.
 */
export const tableParts: Parts = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: 'var(--line-soft)' },
      head: { fontSize: 12.5, fontWeight: 500, color: 'var(--text-quiet)', whiteSpace: 'nowrap' },
      sizeSmall: { padding: '6px 10px' },
      body: { fontSize: 'inherit', verticalAlign: 'top' },
      footer: { fontSize: 'inherit', fontWeight: 500, color: 'inherit', borderTop: '2px solid var(--line)', borderBottom: 0 },
      sizeMedium: { padding: '0 14px' },
      paddingCheckbox: { width: 44, padding: '0 4px' },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: heading } } },
  // The stock one slides over what is above the table; ours stands over its headings and stays in sight with them.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        position: 'sticky',
        top: underBar,
        zIndex: 3,
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          flexWrap: 'wrap',
          gap: '0 8px',
          height: 'auto',
          minHeight: bulk,
          padding: '2px 12px',
          color: 'inherit',
          borderRadius: 0,
          borderTop: '1px solid var(--line)',
          backgroundColor: 'color-mix(in srgb, var(--primary) 9%, var(--surface))',
        },
        '& .RaBulkActionsToolbar-topToolbar': { flex: '0 1 auto', flexWrap: 'wrap', minHeight: 0, padding: 0, gap: 2 },
        '& + * .RaDataTable-root [data-fitting] :is(.RaDataTable-headerCell, .RaDataTable-headerRow th)': {
          // A heading's collapsed border leaves two pixels open.
          top: `calc(${underBar} + ${bulk - 2}px)`,
        },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': {
          overflowX: 'auto',
          // What is for those who listen alone scrolls along, or it would widen the page.
          position: 'relative',
          // Where all columns have room, the headings stay at the window's edge.
          '&[data-fitting]': { overflow: 'clip' },
        },
        ...widths,
        '& .RaDataTable-tableWrapper:not([data-tight="0"]) .RaDataTable-headerRow th': { whiteSpace: 'normal', lineHeight: 1.2 },
        '& [data-fitting] :is(.RaDataTable-headerCell, .RaDataTable-headerRow th)': { top: underBar },
        '& .RaDataTable-headerCell, & .RaDataTable-headerRow th': {
          top: 0,
          height: heading,
          padding: '0 10px',
          backgroundColor: 'var(--head-surface)',
          borderTop: '1px solid var(--line)',
        },
        '& .RaDataTable-headerRow th': { position: 'sticky', zIndex: 2 },
        '& .RaDataTable-headerRow th[data-column]::after': {
          content: '""',
          position: 'absolute',
          inset: '4px 0 4px auto',
          width: 8,
          cursor: 'col-resize',
          borderRight: '1px solid transparent',
        },
        '& .RaDataTable-headerRow:hover th[data-column]::after': { borderRightColor: 'var(--line)' },
        '& tbody td.MuiTableCell-sizeMedium': { height: comfortableRow },
        // A cell that is changed where it stands; `useQuickEdit` takes the presses on its pencil.
        '@media (hover: hover)': {
          '& tbody td[data-edit]': { position: 'relative' },
          '& tbody td[data-edit]:hover::after': {
            content: '"\\270E"',
            position: 'absolute',
            inset: '0 0 0 auto',
            display: 'grid',
            placeItems: 'center',
            width: 28,
            fontSize: 15,
            color: 'var(--primary)',
            backgroundColor: 'var(--row-surface)',
            cursor: 'pointer',
          },
        },
        '& tbody td': {
          maxWidth: 'var(--widest-cell)',
          height: row,
          padding: '0 10px',
          verticalAlign: 'middle',
          fontSize: text,
          lineHeight: 1.3,
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          fontVariantNumeric: 'tabular-nums',
        },
        // What somebody wrote says something once it is a few words.
        '& tbody td:has(> :is(.preview, .clamped))': { maxWidth: 'calc(1.6 * var(--widest-cell))' },
        // Of one line, so that the cell's own ellipsis tells that there is more.
        '& tbody td .clamped': { display: 'inline' },
        '& tbody td .number.wraps': { whiteSpace: 'nowrap' },
        '& tbody td[data-name]': { maxWidth: 'var(--widest-name)' },
        // What the other columns leave over is the names'.
        '& .RaDataTable-tableWrapper[data-name-first] tbody td:has(.record-link):not(td:has(.record-link) ~ td)': {
          width: '100%',
        },
        // Where room is short, the words have it rather than what is between them.
        '& .RaDataTable-tableWrapper:is([data-tight="3"], [data-tight="4"], [data-tight="5"]) :is(td.MuiTableCell-sizeSmall, th):not(.MuiTableCell-paddingCheckbox)':
          { paddingInline: '6px' },
        // A state or a day with how late it is says nothing by halves.
        '& tbody td:has(> .chip, > * > .chip, .due)': { maxWidth: 'none' },
        '&& .MuiTableCell-paddingCheckbox': { padding: '0 4px' },
        '& .MuiCheckbox-root': { padding: '6px' },
        '& .MuiCheckbox-root svg': { width: 20, height: 20 },
        '& abbr': { textDecoration: 'none' },
        '& tbody td:not(.MuiTableCell-paddingCheckbox):nth-of-type(-n+2):has(.record-link)': {
          position: 'sticky',
          left: 0,
          zIndex: 1,
          maxWidth: 'var(--widest-name)',
          backgroundColor: 'inherit',
        },
        '& tbody tr': { backgroundColor: 'var(--surface)' },
        // Picked by its own box; a tick in another column is a value.
        '& tbody tr:is(:hover, :has(.MuiTableCell-paddingCheckbox input:checked))': { backgroundColor: 'var(--row-surface)' },
        '& tbody tr:last-child td': { borderBottom: 0 },
        '& tbody td :is(.due, .value-line)': { flexWrap: 'nowrap' },
        // Cut where its column ends, so that it lies under no other, and tall enough for a finger.
        '& tbody td :is(.record-link, .value-link)': {
          display: 'inline-block',
          maxWidth: '100%',
          overflow: 'hidden',
          lineHeight: '24px',
          textOverflow: 'ellipsis',
          verticalAlign: 'middle',
        },
        '& tbody td .value-link:not(:hover, :focus-visible)': { textDecoration: 'none', color: 'inherit' },
      },
    },
  },
};
