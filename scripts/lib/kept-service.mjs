// A process of the shop that comes back when it has died.
import { setTimeout as wait } from 'node:timers/promises'

import { answers, startService } from './service.mjs'

/** Before each new try; the last one stays. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000]
/** Who has answered this long is well again: the next death waits as the first one did. */
const STEADY_MS = 60_000

/**
 * Starts a service, and starts it again whenever it ends by itself after it has once answered at
 * `health`. `failed` resolves to the reason when it ends before that: then no new try would help.
 */
export function keepService({ title, health, ...service }, { say, pausesMs = PAUSES_MS }) {
  const over = new AbortController()
  let running = startService({ title, ...service })
  let opened = answers(health, running, over.signal)

  async function keep() {
    for (let deaths = 0; ; deaths += 1) {
      const answeredAt = opened.then(isOpen => (isOpen ? Date.now() : undefined))
      const reason = await running.exited
      if (over.signal.aborted) return undefined
      const since = await answeredAt
      if (deaths === 0 && since === undefined) return reason
      if (since !== undefined && Date.now() - since > STEADY_MS) deaths = 0
      const pauseMs = pausesMs[Math.min(deaths, pausesMs.length - 1)]
      say(`${reason}\n${title}: запускаю снова через ${pauseMs / 1000} с`)
      await wait(pauseMs, undefined, { signal: over.signal }).catch(() => undefined)
      if (over.signal.aborted) return undefined
      restart()
    }
  }

  function restart() {
    running = startService({ title, ...service, isAgain: true })
    opened = answers(health, running, over.signal)
    opened.then(isOpen => isOpen && say(`${title}: снова отвечает`))
  }

  return {
    opened,
    failed: keep().then(reason => reason ?? new Promise(() => undefined)),
    stop() {
      over.abort()
      return running.stop()
    }
  }
}
