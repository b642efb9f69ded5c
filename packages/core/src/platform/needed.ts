// Apart from `given.ts`, which every page loads: these are the engine's.

import { told } from './told.ts'

/** Refuses what is no object, and says what it is. */
export function needGiven(given: unknown, argument: string): asserts given is object {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return
  throw new TypeError(`${argument}: an object is needed, not ${told(given)}`)
}

/** Refuses what is no object, or one whose members of these names are no functions. */
export function needFunctions(given: unknown, argument: string, names: readonly string[]): void {
  needGiven(given, argument)
  for (const name of names) {
    const member: unknown = Reflect.get(given, name)
    if (typeof member === 'function') continue
    throw new TypeError(`${argument}: ${name} has to be a function, not ${told(member)}`)
  }
}
