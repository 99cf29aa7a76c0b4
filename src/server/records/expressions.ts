import type { Field } from '../../schema';
import { ident } from '../db/ident';
import type { Params } from './params';
import { companyColumn, isClosed, type View } from './view';

/** A column as the asker knows it: one closed to them in a row's company is null there, also where it filters or sorts (P08). */
export function columnSql(view: View, alias: string, field: Field, column: string, params: Params): string {
  const plain = `${alias}.${ident(column)}`;
  if (!isClosed(view, field)) return plain;
  const company = `${alias}.${ident(companyColumn(view.resource))}`;
  return `case when ${company} = any (${params.granted(view.grantedIn ?? [])}) then ${plain} end`;
}
