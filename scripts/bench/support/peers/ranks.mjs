// One table of several shops: a row a figure, the rank of each shop beside its value.
import { show } from '../figures.mjs'

const NAME_WIDTH = 52
const VALUE_WIDTH = 18

/** `names` are the shops, the first is ours; `isLeading` says whether it is first in every ranked row. */
export function createTable(names) {
  const rows = []
  let isLeading = true
  return {
    get isLeading() {
      return isLeading
    },
    /** Less is better, unless it is said. */
    ranked(figure, values, { isMoreBetter = false } = {}) {
      const sign = isMoreBetter ? -1 : 1
      const rankOf = value => values.filter(other => sign * other < sign * value).length + 1
      if (rankOf(values[0]) > 1) isLeading = false
      rows.push([figure, ...values.map(value => `${show(value)} (${rankOf(value)})`)])
    },
    told(figure, values) {
      rows.push([figure, ...values.map(show)])
    },
    print() {
      for (const [figure, ...cells] of [['', ...names], ...rows]) {
        console.log(
          figure.padEnd(NAME_WIDTH) + cells.map(cell => cell.padStart(VALUE_WIDTH)).join('')
        )
      }
    }
  }
}
