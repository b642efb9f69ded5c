// Medians, ratios, and the lines in which a bench says them.
import { appendFileSync } from 'node:fs'

/** Of a list of numbers; the mean of the two in the middle when their count is even. */
export function median(numbers) {
  const sorted = numbers.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export const mean = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

export const medianOf = (rows, read) => median(rows.map(read))

/** `1234.5` → «1234.5», `0.00042` → «0.0004»: enough digits to compare. */
export const show = number =>
  Number.isInteger(number) ? String(number) : number.toFixed(number < 1 ? 4 : number < 10 ? 2 : 1)

/**
 * Collects figures against their goals and prints each on its line; `missed` counts those beyond
 * the goal. A figure is kept for the table of all benches, too, under the name of its group.
 */
export function createReport() {
  let missed = 0
  let group = ''
  return {
    get missed() {
      return missed
    },
    /** What the next figures belong to: a page, a store. */
    group(name) {
      group = name
      console.log(`\n${name}`)
    },
    /** `goal` is the most that is allowed; without it the figure is only told. */
    atMost(name, value, goal, note = '') {
      line({ name, value, goal: goal === undefined ? undefined : `<= ${goal}`, note }, value > goal)
    },
    atLeast(name, value, goal, note = '') {
      line({ name, value, goal: `>= ${goal}`, note }, value < goal)
    },
    /** `value` beside the `floor` of the same run: their ratio is `most` or `least` so much. */
    toFloor(name, value, floor, { most, least } = {}) {
      const ratio = value / floor
      const goal = most === undefined ? least && `>= ${least} of floor` : `<= ${most} of floor`
      line(
        { name, value, goal, ratio, note: `floor ${show(floor)}` },
        ratio > most || ratio < least
      )
    }
  }

  function line({ name, value, goal, ratio, note }, isMissed) {
    if (isMissed) missed += 1
    const verdict = goal === undefined ? '' : `${goal} ${isMissed ? 'MISSED' : 'ok'}`
    const ratioText = ratio === undefined ? '' : `${show(ratio)} of it`
    console.log(
      `${name.padEnd(44)} ${show(value).padStart(10)}  ${verdict.padEnd(24)} ${note} ${ratioText}`.trimEnd()
    )
    keep({ name: group === '' ? name : `${group}: ${name}`, value, goal, ratio, isMissed })
  }
}

/** A line of the file that the command of all benches reads; alone, a bench keeps nothing. */
export function keep(figure) {
  const file = process.env.BENCH_FIGURES
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}
