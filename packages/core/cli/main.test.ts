import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
let main: string

/** The command as one program, as it is published: no start compiles its sources again. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-command-'))
  main = join(folder, 'main.mjs')
  const entry = fileURLToPath(new URL('main.ts', import.meta.url))
  const options = { bundle: true, format: 'esm', platform: 'node', target: 'node20' } as const
  await build({ ...options, entryPoints: [entry], outfile: main })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The command as a shell runs it, without the variables of who runs the tests. */
function vitrina(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH, ...variables }
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  return new Promise<{ code: number | null; output: string; errors: string }>(done =>
    child.on('close', code => done({ code, output, errors }))
  )
}

test('help is printed when asked for, and is no mistake', async () => {
  const { code, output } = await vitrina(['--help'])

  expect(code).toBe(0)
  expect(output).toMatch(/^vitrina contract check --url <api>/)
  expect(output).toContain('the password comes from VITRINA_PASSWORD')
})

test('every text of a shop is printed by its key', async () => {
  const { code, output } = await vitrina(['texts'])

  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({
    'basket.few': 'Осталось {1} {1|штука|штуки|штук}',
    'countedNouns.days': ['день', 'дня', 'дней']
  })
})

test.each<[string, string[], Record<string, string>, string]>([
  ['an unknown command', ['contract', 'mend'], {}, 'Unknown command.'],
  ['a new front', ['new', 'my-shop', '--front', 'vue'], {}, 'npx vitrina new my-shop'],
  ['an unknown option', ['contract', 'check', '--password', 'x'], {}, '--password'],
  ['no address', ['contract', 'check'], {}, '--url needs an address like http://localhost:4000.'],
  ['an address of a file', ['contract', 'check', '--url', 'file:///etc'], {}, '--url needs'],
  [
    'a login without a password',
    ['contract', 'check', '--url', 'http://localhost:9', '--login', 'anna@example.ru'],
    {},
    'The password comes from VITRINA_PASSWORD.'
  ],
  [
    'a login of the environment without a password',
    ['contract', 'check', '--url', 'http://localhost:9'],
    { VITRINA_LOGIN: 'anna@example.ru' },
    'The password comes from VITRINA_PASSWORD.'
  ]
])('%s is told with the help, by exit code 2', async (_, args, variables, words) => {
  const { code, output, errors } = await vitrina(args, variables)

  expect(code).toBe(2)
  expect(output).toBe('')
  expect(errors.split('\n')[0]).toContain(words)
  expect(errors).toContain('Exit code: 0 no difference, 1 differences or no answer')
})
