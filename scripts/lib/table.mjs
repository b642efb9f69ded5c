// Figures for people, in columns.

/** Rows of one kind as a table, their names to the left; a row that lacks a figure shows a dash. */
export function tableOf(rows) {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const cells = [columns, ...rows.map(row => columns.map(column => String(row[column] ?? '–')))]
  const widths = columns.map((_, column) => Math.max(...cells.map(row => row[column].length)))
  const line = row =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(widths[0]) : text.padStart(widths[at])))
      .join('  ')
  return cells.map(line).join('\n')
}
