// Runs many calls, some at a time, and tells what they cost.

/**
 * Calls `act(call)` `calls` times, `together` at once, after some to warm up; `cpuMs` reads what
 * the measured processes have used. Refused calls count as failures, not as time.
 */
export async function measureLoad(act, { calls, together, cpuMs, warm = 0 }) {
  await inTurn(warm, together, act)
  const times = []
  const cpu = cpuMs()
  const started = performance.now()
  let failed = 0
  await inTurn(calls, together, async call => {
    const from = performance.now()
    try {
      await act(warm + call)
      times.push(performance.now() - from)
    } catch {
      failed += 1
    }
  })
  const ms = performance.now() - started
  times.sort((one, other) => one - other)
  const at = share => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    cpuMs: (cpuMs() - cpu) / calls,
    perSecond: (times.length * 1000) / ms,
    p50: at(0.5),
    p95: at(0.95),
    failed
  }
}

/** A failure ends the work of nobody else. */
async function inTurn(calls, together, act) {
  let next = 0
  const work = async () => {
    while (next < calls) await act(next++)
  }
  await Promise.all(Array.from({ length: Math.min(together, calls) }, work))
}
