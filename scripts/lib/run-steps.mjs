// Runs the steps of `npm test` and tells what happens: progress, failures at once, seconds at the end.
import { sum } from './checks.mjs'
import { Refusal } from './script.mjs'
import { tableOf } from './table.mjs'

/** Silence is longer than this only when nothing is counted. */
const PROGRESS_MS = 20_000
const SLOWEST = 10
const MAX_TEXT = 6000

/**
 * One step after the other; those that leave a core idle run two at a time. Resolves to the sum of
 * what passed and failed.
 */
export async function runSteps(steps, selection, say = console.log) {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const done = []
  const perform = async (step, place) => {
    say(`${place + 1} of ${steps.length}  ${step.title} (${step.name}), after ${seconds()} s`)
    done[place] = await performStep(step, selection, say)
  }
  for (const { ahead } of steps) ahead?.(say, selection)
  await inLanes(steps, perform)

  if (selection.isProfile) sayProfile(done, say)
  const total = sum(done)
  const rows = [...done, { step: { name: 'all of it' }, seconds: seconds(), ...total }]
  say(`\n${tableOf(rows.map(rowOf))}`)
  return total
}

const rowOf = ({ step, seconds, passed, failed }) => ({
  ...{ step: step.name, seconds: seconds.toFixed(1), passed, failed }
})

/** In their order: a step waits until what it needs is free, one of two lanes or both. */
async function inLanes(steps, perform) {
  const running = new Set()
  for (const [place, step] of steps.entries()) {
    const most = step.isSingle ? 1 : 0
    while (running.size > most) await Promise.race(running)
    const performed = perform(step, place).then(() => running.delete(performed))
    running.add(performed)
    if (!step.isSingle) await performed
  }
  await Promise.all(running)
}

/** A step that throws is one failed check; the next step runs all the same. */
async function performStep(step, selection, say) {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const counted = { passed: 0, failed: 0 }
  const files = []
  const report = {
    say: text => say(`  ${text}`),
    failed: failure => say(failureText(failure, step, selection)),
    counted: now => Object.assign(counted, now),
    file: file => files.push(file)
  }
  const progress = setInterval(() => {
    say(`  … ${step.name}: ${counted.passed} passed so far, ${Math.round(seconds())} s`)
  }, PROGRESS_MS)
  const result = await Promise.resolve()
    .then(() => step.run(report, selection, step))
    .catch(error => {
      report.failed({ text: error instanceof Refusal ? error.message : error.stack })
      return { passed: counted.passed, failed: counted.failed + 1 }
    })
  clearInterval(progress)
  const { passed, failed } = result
  say(`  ${step.name}: ${passed} passed, ${failed} failed, ${seconds().toFixed(1)} s`)
  return { step, seconds: seconds(), passed, failed, files }
}

/** What went wrong, and the one command that repeats it. */
export function failureText({ path, title, text }, step, { isDeep }) {
  const command = [
    isDeep ? 'npm run test:deep --' : 'npm test --',
    step.name,
    ...(path === undefined ? [] : [path]),
    ...(title === undefined ? [] : ['-t', quoted(title)])
  ].join(' ')
  const head = [path, title].filter(part => part !== undefined).join(' › ') || step.title
  return `\n✗ ${head}\n${indented(text.slice(0, MAX_TEXT))}\n  again: ${command}\n`
}

const indented = text => text.replace(/^/gm, '    ')

const quoted = text => `'${text.replaceAll("'", `'\\''`)}'`

function sayProfile(done, say) {
  for (const { step, files } of done.filter(({ files }) => files.length > 0)) {
    say(`\nslowest files of ${step.name}`)
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
    say(tableOf(slowest.map(({ path, seconds }) => ({ path, seconds: seconds.toFixed(1) }))))
  }
}
