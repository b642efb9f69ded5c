import fc from 'fast-check'

/**
 * The same commit meets the same cases, so that a run says something of the change and not of the
 * dice. `FC_SEED=random` throws them, `FC_SEED=<number>` repeats what a failure printed.
 */
const { FC_SEED: wanted = '1' } = process.env

if (wanted !== 'random') {
  const seed = Number(wanted)
  if (!Number.isSafeInteger(seed))
    throw new TypeError(`FC_SEED: a whole number or random, not ${wanted}`)
  fc.configureGlobal({ seed })
}
