import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { codeBlocks } from '../generate/code-blocks.ts'

const blocks = codeBlocks()
const core = fileURLToPath(new URL('..', import.meta.url))
const compiler = join(core, '../../node_modules/typescript7/bin/tsc')
/** Within the package, so that its entries are found by their names. */
const folder = join(core, '.cache/code-blocks')
/** `badgeCount(basket) // → 2` */
const CLAIM = /^(\S.*?) +\/\/ → (.+)$/gm

const FIRST_STEPS = 'packages-core-README-1'

let backend: TestBackend

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  for (const { name, code } of blocks) {
    writeFileSync(join(folder, `${name}.ts`), code)
    const run = `import { deepEqual } from 'node:assert/strict'\n${code}`
    writeFileSync(join(folder, `${name}.run.ts`), run.replaceAll(CLAIM, 'deepEqual($1, $2)'))
  }
  backend = await createTestBackend()
})

afterEach(() => vi.unstubAllGlobals())

afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

test('every example keeps the types of the entries', async () => {
  const project = {
    extends: '../../generate/tsconfig.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['*.ts'],
    exclude: ['*.run.ts']
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))

  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    (failure: { stdout: string }) => failure
  )

  expect(stdout).toBe('')
})

test.each(blocks)('$name runs, and what it claims is so', async ({ name }) => {
  vi.stubGlobal('fetch', (request: Request) => backend.app.fetch(request))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)

  await import(join(folder, `${name}.run.ts`))
})

test('the first steps of the README end at a list of products', async () => {
  const lines: string[] = []
  vi.stubGlobal('fetch', (request: Request) => backend.app.fetch(request))
  vi.stubGlobal('console', { ...console, log: (...words: string[]) => lines.push(words.join(' ')) })

  await import(`${join(folder, FIRST_STEPS)}.run.ts?again`)

  expect(lines).toHaveLength(5)
  for (const line of lines) expect(line).toMatch(/\S+ [\d\s]+\u00a0₽$/)
})

test('those first steps are no more than 20 lines', () => {
  const code = blocks.find(({ name }) => name === FIRST_STEPS)?.code ?? ''

  expect(code).toContain('listProducts')
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(20)
})
