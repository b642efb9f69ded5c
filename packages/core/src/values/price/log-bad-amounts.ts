import { need } from '../../platform/input.ts'
import type { Platform } from '../../platform/platform.ts'
import { onBadAmount } from './price-format.ts'

/** Logs what was shown as «0» for want of a finite number (E12), each kind once; returns the way to stop. */
export function logBadAmounts(log: Platform['log']): () => void {
  need(typeof log === 'function', 'logBadAmounts(log)', 'a function')
  const logged = new Set<number>()
  return onBadAmount(amount => {
    if (logged.has(amount)) return
    logged.add(amount)
    log('error', `An amount that is ${amount} was shown as 0`)
  })
}
