import type { ChartProps } from './chart';

/** The numbers of a chart. */
export function DataTable({ title, names, nameLabel, series, format }: ChartProps) {
  return (
    <div className="table-scroll">
      <table className="table">
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="align-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ label, values }) => (
                <td key={label} className="align-right number">
                  {typeof values[at] === 'number' ? format(values[at]) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
