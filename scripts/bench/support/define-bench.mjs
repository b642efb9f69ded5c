// The frame of a bench: its options, its report, and the end of what it opens.
import { createReport } from './figures.mjs'
import { readOptions } from './options.mjs'

/**
 * A bench whose options have these `standard` values. `measure(options, { report, keep })` tells its figures;
 * what it keeps is closed at the end, the last first. A missed goal is exit code 1.
 */
export const defineBench = (help, standard, measure) => async args => {
  const options = readOptions(args, standard, help)
  if (options === undefined) return 0
  const opened = []
  const keep = async opening => {
    const thing = await opening
    opened.unshift(thing)
    return thing
  }
  const report = createReport()
  try {
    await measure(options, { report, keep })
    return report.missed === 0 ? 0 : 1
  } finally {
    for (const thing of opened) await thing.close()
  }
}

/** `rounds` results of each way by its name, measured in turns: the machine is the same for all. */
export async function inTurns(rounds, ways) {
  const results = Object.fromEntries(Object.keys(ways).map(name => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(ways)) results[name].push(await measure(round))
  }
  return results
}
