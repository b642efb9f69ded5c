import { onTestFinished, vi } from 'vitest'

/** What React says of the components of this test, a key that two rows share among it. */
export function recordFaults() {
  const faults = vi.spyOn(console, 'error')
  onTestFinished(() => faults.mockRestore())
  return faults
}
