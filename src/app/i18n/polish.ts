/** Polish texts of react-admin that ra-language-polish lacks or has wrong. Counted phrases have three forms. */
export const polish = { ra: {} };
