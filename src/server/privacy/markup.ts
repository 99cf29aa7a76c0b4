const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#fff;max-width:60rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.2rem;margin-top:2rem}a{color:#0b57d0}
article{border-top:1px solid #d0d7de;padding:.75rem 0}article h2{margin:.25rem 0;font-size:1.05rem}
dl{display:grid;grid-template-columns:minmax(9rem,16rem) 1fr;gap:.15rem 1rem;margin:.5rem 0}dt{color:#57606a}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d0d7de;vertical-align:top}
.number{text-align:right;font-variant-numeric:tabular-nums}.quiet{color:#57606a}.post{margin:.5rem 0;padding-left:.75rem;border-left:3px solid #d0d7de;white-space:pre-wrap}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}@media print{a{color:inherit}}`;

/** The beginning of a page that is read without a network: its looks stand in it, and it may load nothing. */
export const pageBegin = (title: string): string =>
  `<!doctype html>\n<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${escaped(title)}</title>
<style>${style}</style></head><body>\n<h1>${escaped(title)}</h1>\n`;

export const pageEnd = '</body></html>\n';

/** A link to another file of the archive; its parts are names, and are written as addresses. */
export const linkTo = (path: string, text: string): string =>
  `<a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(text)}</a>`;
