// Shows that a command which is stopped ends what it started and leaves nothing behind.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { run } from './lib/command.mjs'
import { makeCheckout } from './lib/fixture.mjs'
import { root } from './lib/workspace.mjs'

const DRIVER = `
import { run } from '${root}/scripts/lib/command.mjs'
import { useScratch } from '${root}/scripts/lib/scratch.mjs'
useScratch()
console.log(process.env.TMPDIR)
await run([process.execPath, process.argv[2]])
await run([process.execPath, process.argv[3]])
`

const LINGERING = `
import { existsSync, writeFileSync } from 'node:fs'
const file = name => new URL(name, import.meta.url)
process.on('SIGTERM', () => {
  writeFileSync(file('asked'), '')
  setInterval(() => {
    if (!existsSync(file('twice'))) return
    writeFileSync(file('ended'), '')
    process.exit()
  }, 10)
})
writeFileSync(file('started'), '')
setInterval(() => undefined, 1000)
`

const NEXT = `
import { writeFileSync } from 'node:fs'
writeFileSync(new URL('next', import.meta.url), '')
`

test.each(['SIGINT', 'SIGTERM'])(
  '%s ends what was started, waits for it, starts nothing more and leaves no folder',
  async signal => {
    const { folder } = makeCheckout(
      { 'driver.mjs': DRIVER, 'lingering.mjs': LINGERING, 'next.mjs': NEXT },
      []
    )
    const child = spawn(process.execPath, [
      ...['driver.mjs', 'lingering.mjs', 'next.mjs'].map(name => join(folder, name))
    ])
    onTestFinished(() => void child.kill('SIGKILL'))
    let scratch = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      scratch += text
    })
    await expect.poll(() => existsSync(join(folder, 'started')) && scratch !== '').toBe(true)
    expect(existsSync(scratch.trim())).toBe(true)

    const ended = new Promise(done => child.once('close', done))
    child.kill(signal)
    await expect.poll(() => existsSync(join(folder, 'asked'))).toBe(true)
    // As npm does, which repeats what the terminal has sent already.
    child.kill(signal)
    writeFileSync(join(folder, 'twice'), '')

    expect(await ended).toBe(130)
    expect(readFileSync(join(folder, 'ended'), 'utf8')).toBe('')
    expect(existsSync(join(folder, 'next'))).toBe(false)
    expect(existsSync(scratch.trim())).toBe(false)
  }
)

test('a command has the NODE_ENV of who began, whatever a build has left since', async () => {
  const before = process.env.NODE_ENV
  onTestFinished(() => {
    process.env.NODE_ENV = before
  })
  process.env.NODE_ENV = 'left by a build'

  const { output } = await run([process.execPath, '-p', 'process.env.NODE_ENV'])

  expect(output.trim()).toBe(before)
})
