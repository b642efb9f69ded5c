/** Time and chance of this browser, for ids of intents. */
export const browserSource = {
  now: () => Date.now(),
  randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count))
}
