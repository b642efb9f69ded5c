// The frame of every command: the Node check, one clear line instead of a stack, the exit code.
import { parseArgs } from 'node:util'

import { manifest } from './workspace.mjs'

/** Something the reader can put right: its message is shown as it is, without a stack. */
export class Refusal extends Error {}

/** Runs `main` with the command's arguments; what it returns is the exit code (nothing means 0). */
export async function runScript(main) {
  try {
    requireNode(process.versions.node, manifest.engines.node)
    process.exitCode = (await main(process.argv.slice(2))) ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}

/** Both versions as text: `20.19.1`, `>=20.19`. */
export function requireNode(actual, range) {
  const wanted = range.replace('>=', '')
  if (atLeast(actual, wanted)) return
  throw new Refusal(
    `Нужен Node ${wanted} или новее, а запущен ${actual}. Новый лежит на https://nodejs.org`
  )
}

function atLeast(actual, wanted) {
  const have = actual.split('.').map(Number)
  const need = wanted.split('.').map(Number)
  const differing = need.findIndex((number, place) => number !== have[place])
  return differing === -1 || have[differing] > need[differing]
}

/** As `parseArgs`; what it cannot read is refused, with `help` below. */
export function parseOptions(wanted, help = '') {
  try {
    return parseArgs(wanted)
  } catch (error) {
    throw new Refusal(`${error.message}\n${help}`.trim())
  }
}
