import { reported } from './near-name.ts'

/** Refuses what lacks the member `name` of a state; a snapshot of a machine holds it one step deeper. */
export function checkContext(input: unknown, argument: string, name: string): void {
  const { context, get, [name]: found } = Object(input)
  if (found !== undefined) return
  if (Object(context)[name] !== undefined) {
    throw new TypeError(`${argument}: this is a snapshot, which holds no ${name}; pass its context`)
  }
  const advice = typeof get === 'function' ? 'pass what its get() returns' : 'pass its whole state'
  const lack = `${name} is missing in ${reported(input)}`
  throw new TypeError(`${argument}: ${lack}; ${advice}`)
}
