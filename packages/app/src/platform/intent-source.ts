import { painted } from './painted.ts'

/** Time, chance and the screen of this browser: what a shop's handle needs for its intents. */
export const browserSource = {
  now: () => Date.now(),
  randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  painted
}
