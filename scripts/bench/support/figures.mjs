// Medians, ratios, and the lines in which a bench says them.

/** Of a list of numbers; the mean of the two in the middle when their count is even. */
export function median(numbers) {
  const sorted = numbers.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export const mean = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

export const medianOf = (rows, read) => median(rows.map(read))

/** `1234.5` → «1234.5», `0.00042` → «0.0004»: enough digits to compare. */
const show = number =>
  Number.isInteger(number) ? String(number) : number.toFixed(number < 1 ? 4 : number < 10 ? 2 : 1)

/**
 * Collects figures against their goals and prints each on its line;
 * `missed` counts those beyond the goal.
 */
export function createReport() {
  let missed = 0
  return {
    get missed() {
      return missed
    },
    /** `goal` is the most that is allowed; without it the figure is only told. */
    atMost(name, value, goal, note = '') {
      line(name, value, goal === undefined ? undefined : `<= ${goal}`, value > goal, note)
    },
    atLeast(name, value, goal, note = '') {
      line(name, value, `>= ${goal}`, value < goal, note)
    }
  }

  function line(name, value, goal, isMissed, note) {
    if (isMissed) missed += 1
    const verdict = goal === undefined ? '' : `${goal} ${isMissed ? 'MISSED' : 'ok'}`
    console.log(
      `${name.padEnd(44)} ${show(value).padStart(10)}  ${verdict.padEnd(18)} ${note}`.trimEnd()
    )
  }
}
