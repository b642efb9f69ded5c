// Holds the card the product was ordered with: its packages, its files and its folders.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

import { root } from './lib/workspace.mjs'

const [CORE, UI, APP] = ['packages/core', 'packages/react-ui', 'packages/app']

/** What the shop runs on: package, manifest, and the sources that import it. */
const RUNNING = [
  ['react', UI, `${UI}/src/`],
  ['react', APP, `${APP}/src/`],
  ['react-dom', UI, `${UI}/src/`],
  ['react-dom', APP, `${APP}/src/`],
  ['wouter', APP, `${APP}/src/`],
  ['xstate', CORE, `${CORE}/src/`],
  ['@xstate/react', UI, `${UI}/src/`],
  ['@xstate/react', APP, `${APP}/src/`],
  ['ky', CORE, `${CORE}/src/`],
  ['zod', CORE, `${CORE}/src/`],
  ['immer', CORE, `${CORE}/src/`],
  ['imask', UI, `${UI}/src/kit/`],
  ['swiper', UI, `${UI}/src/kit/`],
  ['glightbox', UI, `${UI}/src/kit/`],
  ['goober', UI, `${UI}/src/`],
  // A part of the published core, for the tests of those who use it.
  ['msw', CORE, `${CORE}/src/testing/msw/`]
]

/** What the published package brings as a copy, so that nobody has to install it: the maintained fork of react-yandex-maps. */
const COPIED = [['@pbe/react-yandex-maps', UI, `${UI}/src/kit/`, 'scripts/react-files.mjs']]

/** What builds and tests it: package, manifest, and what imports it. */
const TOOLS = [
  ['tsup', '.', /^packages\/core\/tsup\.config\.ts$/],
  ['vitest', '.', /\.test\.tsx?$/],
  ['@testing-library/react', UI, /^packages\/react-ui\/.+\.test\.tsx$/]
]

const PLACES = [
  ...[CORE, UI, APP, 'examples'],
  ...['pnpm-workspace.yaml', 'package.json', 'tsconfig.json', 'README.md']
]

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(path => path !== '' && existsSync(join(root, path)))

const manifestOf = folder => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** The test kit of the core is published: it runs in the tests of other teams. */
const isTest = path => /\.test(-d)?\.tsx?$|(?<!core\/src)\/testing\//.test(path)

const findImporter = (name, paths) =>
  paths.find(path => takesValue(readFileSync(join(root, path), 'utf8'), name))

/** Whether a module imports something that is there when it runs: the compiler leaves types out. */
function takesValue(text, name) {
  if (!text.includes(`'${name}`)) return false
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: 'esnext', removeComments: true }
  })
  return new RegExp(`(from |import\\()['"]${name}(/[^'"]*)?['"]`).test(outputText)
}

test.each(RUNNING)(
  '%s is a dependency of %s, whose running code imports it',
  (name, folder, place) => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(folder)
    const running = sources.filter(path => path.startsWith(place) && !isTest(path))

    expect({ ...dependencies, ...peerDependencies }).toHaveProperty([name])
    expect(findImporter(name, running)).toBeDefined()
  }
)

test.each(COPIED)(
  '%s is imported by the running code of %s and copied when it is published',
  (name, folder, place, copier) => {
    const running = sources.filter(path => path.startsWith(place) && !isTest(path))

    expect(manifestOf(folder).devDependencies).toHaveProperty([name])
    expect(findImporter(name, running)).toBeDefined()
    expect(readFileSync(join(root, copier), 'utf8')).toContain(`'${name}'`)
  }
)

test.each(TOOLS)('%s is a tool of %s, and in use', (name, folder, users) => {
  const used = sources.filter(path => users.test(path))

  expect(manifestOf(folder).devDependencies).toHaveProperty([name])
  expect(findImporter(name, used)).toBeDefined()
})

test.each(PLACES)('%s is there', path => {
  expect(existsSync(join(root, path))).toBe(true)
})

test.each([
  ["import { type Draft, produce } from 'immer'\nproduce()", true],
  ["const immer = await import('immer/dist/immer.mjs')", true],
  ["import { type Draft, type Patch } from 'immer'", false],
  ["import { produce } from 'immerse'\nproduce()", false],
  ["// as import { produce } from 'immer'", false]
])('«%s» takes a value of immer: %s', (text, takes) => {
  expect(takesValue(text, 'immer')).toBe(takes)
})
