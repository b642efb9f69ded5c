// A folder for everything that a run of the tests lays down, gone with its end.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** From now on this process and all that it starts make their temporary files there. */
export function useScratch() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-tests-'))
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
