// Shows that a command which is stopped ends what it started and leaves nothing behind.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { makeCheckout } from './lib/fixture.mjs'
import { root } from './lib/workspace.mjs'

const cleaners = []
afterEach(() => {
  for (const clean of cleaners.splice(0)) clean()
})

const DRIVER = `
import { run } from '${root}/scripts/lib/command.mjs'
import { useScratch } from '${root}/scripts/lib/scratch.mjs'
useScratch()
console.log(process.env.TMPDIR)
await run([process.execPath, process.argv[2]])
`

const LINGERING = `
import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => setImmediate(() => {
  writeFileSync(new URL('ended', import.meta.url), '')
  process.exit()
}))
writeFileSync(new URL('started', import.meta.url), '')
setInterval(() => undefined, 1000)
`

test.each(['SIGINT', 'SIGTERM'])(
  '%s ends what was started, waits for it, and leaves no folder',
  async signal => {
    const { folder, remove } = makeCheckout(
      { 'driver.mjs': DRIVER, 'lingering.mjs': LINGERING },
      []
    )
    cleaners.push(remove)
    const child = spawn(process.execPath, [
      join(folder, 'driver.mjs'),
      join(folder, 'lingering.mjs')
    ])
    cleaners.push(() => child.kill('SIGKILL'))
    let scratch = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      scratch += text
    })
    await expect.poll(() => existsSync(join(folder, 'started')) && scratch !== '').toBe(true)
    expect(existsSync(scratch.trim())).toBe(true)

    child.kill(signal)

    expect(await new Promise(done => child.once('close', done))).toBe(130)
    expect(readFileSync(join(folder, 'ended'), 'utf8')).toBe('')
    expect(existsSync(scratch.trim())).toBe(false)
  }
)
