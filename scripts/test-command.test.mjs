// Shows how `npm test` chooses its steps, counts what they prove, and tells of failures at once.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { checkVitest } from './lib/checks.mjs'
import { makeCheckout } from './lib/fixture.mjs'
import { OWN_FRONTS } from './lib/fronts.mjs'
import { failureText, runSteps } from './lib/run-steps.mjs'
import { chooseSteps, isAffected, narrowed, readSelection } from './lib/selection.mjs'
import { DEEP_STEPS, QUICK_STEPS } from './lib/steps.mjs'
import { root } from './lib/workspace.mjs'

/** What a step tells of a suite of these files: its numbers, and the failures and files that it heard of. */
async function play(files, ...args) {
  const { folder } = makeCheckout(files)
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'))
  const received = { failures: [], files: [] }
  const report = {
    counted: () => undefined,
    failed: failure => received.failures.push(failure),
    file: file => received.files.push(file)
  }
  const { passed, failed } = await checkVitest(report, folder, { args: ['run', ...args] })
  return { passed, failed, ...received }
}

test('every test counts; a skipped one, and a file that cannot be loaded, count as failed', async () => {
  const { passed, failed, failures, files } = await play({
    'a.test.mjs': `
      import { expect, test } from 'vitest'
      test('right', () => expect(1).toBe(1))
      test('wrong', () => expect('red').toBe('green'))
      test.skip('left out', () => undefined)`,
    'b.test.mjs': "throw new Error('Nothing is here')"
  })

  expect([passed, failed]).toEqual([1, 3])
  const lines = Object.fromEntries(failures.map(({ title = '', text }) => [title, text]))
  expect(lines.wrong).toMatch(/AssertionError: expected 'red' to be 'green'[\s\S]*a\.test\.mjs:4/)
  expect(lines['left out']).toBe('It was skipped: a skipped test proves nothing.')
  expect(lines['']).toContain('Nothing is here')
  expect(files).toHaveLength(2)
})

test('a hook that throws, and an error that nobody catches, are failures', async () => {
  const { passed, failed, failures } = await play({
    'a.test.mjs': `
      import { afterAll, test } from 'vitest'
      afterAll(() => { throw new Error('It does not close') })
      test('right', () => { Promise.reject(new Error('Nobody waits')) })`
  })

  expect([passed, failed]).toEqual([1, 2])
  const texts = failures.map(({ text }) => text).join('\n')
  expect(texts).toContain('It does not close')
  expect(texts).toContain('Nobody waits')
})

test('no test at all is a failure', async () => {
  expect((await play({})).failed).toBeGreaterThan(0)
})

test.each([
  ['a cart is empty', 1, 0],
  ['a cart', 1, 1],
  ['a card', 0, 1]
])('of a wish for the title «%s» only what has it counts', async (title, passed, failed) => {
  const suite = {
    'a.test.mjs': `
      import { describe, test } from 'vitest'
      describe('a cart', () => test('is empty', () => undefined))
      test.skip('a cart is lost', () => undefined)
      test('an order', () => undefined)`
  }

  expect(await play(suite, '--testNamePattern', title)).toMatchObject({ passed, failed })
})

test('a failure is told with the one command that repeats it', () => {
  const failure = { path: 'e2e/cart.test.ts', title: "it’s «Anna's» cart", text: 'Error: gone' }

  expect(failureText(failure, { name: 'e2e' }, { isDeep: false })).toBe(
    "\n✗ e2e/cart.test.ts › it’s «Anna's» cart\n    Error: gone\n" +
      "  again: npm test -- e2e e2e/cart.test.ts -t 'it’s «Anna'\\''s» cart'\n"
  )
  expect(failureText({ text: 'x' }, { name: 'lint', title: 'lint' }, { isDeep: true })).toContain(
    'again: npm run test:deep -- lint\n'
  )
})

const namesOf = (args, { steps = QUICK_STEPS, changed = [] } = {}) =>
  chooseSteps(steps, readSelection(args), () => changed).map(({ name }) => name)

test('without a word every step runs, with names only those, in their order', () => {
  expect(namesOf([])).toEqual(QUICK_STEPS.filter(step => !step.isAsked).map(({ name }) => name))
  expect(namesOf(['core', 'lint'])).toEqual(['lint', 'core'])
  expect(() => namesOf(['cores'])).toThrow('No such step: cores. There are: forbidden lint types')
})

test('what runs only when it is asked for, the deep command runs', () => {
  const asked = QUICK_STEPS.filter(({ isAsked }) => isAsked).map(({ name }) => name)

  expect(asked).toEqual(['dead', 'reach', 'conformance', 'embedded', 'packages'])
  expect(namesOf([])).not.toEqual(expect.arrayContaining(asked))
  expect(namesOf(asked)).toEqual(asked)
  expect(namesOf([], { steps: DEEP_STEPS })).toEqual(expect.arrayContaining(asked))
})

test('a path runs in the steps whose tests it is', () => {
  expect(namesOf(['scripts/lib.test.mjs'])).toEqual(['scripts'])
  expect(namesOf(['examples/server/test/live.test.ts'])).toEqual(['server', 'embedded'])
  expect(namesOf(['embedded', 'examples/server/test/live.test.ts'])).toEqual(['embedded'])
  expect(() => namesOf(['README.md'])).toThrow('No step runs README.md.')
  expect(() => namesOf(['e2e/nothing.test.ts'])).toThrow('There is no e2e/nothing.test.ts')
})

test('a title is looked for as it is written', () => {
  const selection = readSelection(['e2e/cart.test.ts', '-t', 'two (of 3)?'])

  expect(narrowed({ folder: 'e2e' }, selection)).toEqual([
    'cart.test.ts',
    '--testNamePattern',
    'two \\(of 3\\)\\?'
  ])
})

test('a change runs what it touches', () => {
  const affected = path => namesOf(['changed'], { changed: [path] })

  expect(affected('docs/backend.md')).toEqual(['forbidden', 'lint', 'types', 'rules', 'dead'])
  expect(affected('packages/react-ui/src/kit/button/button.tsx')).toEqual(
    expect.arrayContaining(['react-ui', 'app', 'size', 'e2e'])
  )
  expect(affected('packages/react-ui/src/kit/button/button.tsx')).not.toContain('server')
  expect(affected('packages/core/src/price/price.ts')).toEqual(
    expect.arrayContaining(['core', 'react-ui', 'app', 'server', 'embedded', 'packages', 'e2e'])
  )
  expect(namesOf(['changed'])).toEqual([])
  expect(isAffected({ needs: ['packages/core'] }, ['packages/core-extra/a.ts'])).toBe(false)
})

test('steps that leave a core idle run two at a time, the others alone, and one that throws fails', async () => {
  const active = new Set()
  const seen = []
  const step = (name, isSingle, failure) => ({
    name,
    title: name,
    isSingle,
    async run() {
      active.add(name)
      await Promise.resolve()
      seen.push([...active].join(' '))
      active.delete(name)
      if (failure) throw new Error(failure)
      return { passed: 2, failed: 0 }
    }
  })
  const said = []

  const total = await runSteps(
    [step('one', true), step('two', true), step('three', false, 'It broke'), step('four', true)],
    readSelection([]),
    line => said.push(line)
  )

  expect(total).toEqual({ passed: 6, failed: 1 })
  expect(seen).toEqual(['one two', 'two', 'three', 'four'])
  const text = said.join('\n')
  expect(text).toContain('1 of 4  one (one), after 0 s')
  expect(text).toMatch(/✗ three\n {4}Error: It broke/)
  expect(text).toMatch(/two +\d+\.\d +2 +0\nthree +\d+\.\d +0 +1\n/)
})

test('a step begins as soon as one of two lanes is free', async () => {
  let begin
  const begun = new Promise(resolve => {
    begin = resolve
  })
  const step = (name, run) => ({
    ...{ name, title: name, isSingle: true },
    run: async () => {
      await run()
      return { passed: 1, failed: 0 }
    }
  })
  const steps = [
    step('long', () => begun),
    step('short', () => undefined),
    step('next', () => begin())
  ]

  const total = await runSteps(steps, readSelection([]), () => undefined)

  expect(total).toEqual({ passed: 3, failed: 0 })
})

test('what a step waits for is fetched before the first step', async () => {
  const seen = []
  const step = name => ({
    name,
    title: name,
    ahead: (_, { isDeep }) => seen.push(`for ${name}, ${isDeep ? 'deep' : 'quick'}`),
    run: () => ({ passed: seen.push(name), failed: 0 })
  })

  await runSteps([step('one'), step('two')], readSelection(['--deep']), () => undefined)

  expect(seen).toEqual(['for one, deep', 'for two, deep', 'one', 'two'])
})

const gitFiles = pattern =>
  execFileSync('git', ['ls-files', pattern], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

test('every test file of the repository lies in a suite that one of the two commands runs', () => {
  const suites = [...QUICK_STEPS, ...DEEP_STEPS].flatMap(({ folder }) => folder ?? [])
  // The step `packages` runs them on the packed core.
  const places = [
    ...suites,
    'examples/terminal',
    'docs/guides',
    'examples/next',
    'examples/react',
    'examples/vanilla',
    'examples/vue',
    'examples/sveltekit'
  ]
  const files = gitFiles('*.test.*')

  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(file => !places.some(place => file.startsWith(`${place}/`)))).toEqual([])
})

test('the tsconfig.json of the root names every project, each with a memory of its own', () => {
  const json = path => JSON.parse(readFileSync(join(root, path), 'utf8'))
  // A front that is a project of its own is compiled by its own build.
  const isOwn = path => OWN_FRONTS.some(name => path === `examples/${name}/tsconfig.json`)
  const configs = gitFiles('*/tsconfig.json').filter(path => !isOwn(path))
  const { files, references } = json('tsconfig.json')
  const memories = configs.map(path =>
    join(dirname(path), json(path).compilerOptions.tsBuildInfoFile)
  )

  expect(files).toEqual([])
  expect(references.map(({ path }) => `${path}/tsconfig.json`).toSorted()).toEqual(
    configs.toSorted()
  )
  expect(new Set(memories).size).toBe(configs.length)
  for (const memory of memories) expect(memory).toMatch(/^node_modules\/\.cache\/types\//)
})
