// Apart from `given.ts`, which every page loads: these are the engine's.

import { needObject } from './given.ts'

/** Refuses what is no object, or one whose members of these names are no functions. */
export function needFunctions<Given extends object>(
  given: Given,
  argument: string,
  names: readonly string[]
): Given {
  needObject(given, argument)
  for (const name of names) {
    if (typeof Reflect.get(given, name) !== 'function') {
      throw new TypeError(`${argument}: ${name} has to be a function`)
    }
  }
  return given
}
