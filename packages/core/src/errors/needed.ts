// Apart from `given.ts`, which every page loads: these are the engine's.

import { needObject } from './given.ts'

/** Refuses what is no function, by the name of the argument. */
export function needFunction<Given>(given: Given, argument: string): Given {
  if (typeof given !== 'function') throw new TypeError(`${argument}: a function is needed`)
  return given
}

/** The same for an object whose members of these names have to be functions. */
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
