// One table of several shops: a row a figure, the rank of each shop beside its value.
import { tableOf } from '../../../lib/table.mjs'
import { show } from '../figures.mjs'

/** `names` are the shops, the first is ours; `lost` counts the ranked rows in which it is not the first. */
export function createTable(names) {
  const rows = []
  let lost = 0
  const add = (figure, cells) =>
    rows.push({ figure, ...Object.fromEntries(names.map((name, at) => [name, cells[at]])) })
  return {
    get lost() {
      return lost
    },
    /** Less is better, unless it is said. */
    ranked(figure, values, { isMoreBetter = false } = {}) {
      const sign = isMoreBetter ? -1 : 1
      const rankOf = value => values.filter(other => sign * other < sign * value).length + 1
      if (rankOf(values[0]) > 1) lost += 1
      add(
        figure,
        values.map(value => `${show(value)} (${rankOf(value)})`)
      )
    },
    add: (figure, values) => add(figure, values.map(show)),
    print: () => console.log(tableOf(rows))
  }
}
