// What `npx vitrina new` lays into a folder, and what it says to a wrong word.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { FRONTS, newFront } from '../packages/vitrina/src/new-front.mjs'
import { run } from './lib/command.mjs'
import { layTemplates } from './lib/front-templates.mjs'
import { pathsIn, read } from './lib/sources.mjs'
import { root } from './lib/workspace.mjs'

const api = 'http://localhost:4000'
let folder
let templates

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-new-'))
  templates = `${folder}/templates/`
  layTemplates(templates, FRONTS)
})
afterAll(() => rmSync(folder, { recursive: true }))

const begin = (name, more = {}) =>
  newFront([join(folder, name)], { front: 'react', api, ...more }, templates)

const manifestOf = name => JSON.parse(read(folder, `${name}/package.json`))

test.each(FRONTS)(
  'a front of the kind %s has its name, its backend and what runs it',
  async front => {
    await begin(`my-${front}`, { front, api: 'https://shop.example/api/' })
    const { name, scripts, dependencies, devDependencies } = manifestOf(`my-${front}`)

    expect(name).toBe(`my-${front}`)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['dev', 'build']))
    expect(read(folder, `my-${front}/.env`)).toContain('API_URL=https://shop.example/api\n')
    expect(read(folder, `my-${front}/README.md`)).toContain('npm run dev')
    expect(readdirSync(join(folder, `my-${front}`))).toContain('.gitignore')
    const { version } = JSON.parse(read(root, 'packages/core/package.json'))
    expect(dependencies['@vitrina/core']).toBe(version)
    expect(Object.values({ ...dependencies, ...devDependencies }).join(' ')).not.toMatch(
      /workspace:|file:|catalog:|undefined/
    )
  }
)

test.each(FRONTS)(
  'a template of %s is its example without tests, and asks nothing of a workspace',
  front => {
    const paths = pathsIn(templates, front)
    const stepsUp = path =>
      (read(templates, path).match(/(?:\.\.\/)+/g) ?? []).map(steps => steps.length / '../'.length)
    const leadOut = path => stepsUp(path).some(steps => steps > path.split('/').length - 2)

    expect(paths.filter(path => /test|vitest|pnpm-/.test(path))).toEqual([])
    expect(paths.filter(leadOut)).toEqual([])
  }
)

test('a folder that is not empty is left as it is', async () => {
  mkdirSync(join(folder, 'full'))
  writeFileSync(join(folder, 'full/notes.txt'), 'mine')

  await expect(begin('full')).rejects.toThrow('is not empty: notes.txt is there.')
  expect(readdirSync(join(folder, 'full'))).toEqual(['notes.txt'])
})

test.each([
  ['svelte', 'is it sveltekit?'],
  ['Nxet', 'is it next?'],
  ['vanila', 'is it vanilla?'],
  ['angular', 'among react, next, vue, sveltekit, vanilla']
])('of an unknown front %s the nearest name is told', async (front, words) => {
  await expect(begin('unknown', { front })).rejects.toThrow(words)
  expect(readdirSync(folder)).not.toContain('unknown')
})

test.each([
  ['My Shop', 'my-shop can'],
  ['магазин', 'for example my-shop'],
  ['.shop', 'shop can']
])('%s is no name, and another one is told', async (name, words) => {
  await expect(begin(name)).rejects.toThrow(words)
})

test.each(['localhost:4000', 'shop', ''])('%j is no address of a backend', async address => {
  await expect(begin('nowhere', { api: address })).rejects.toThrow(
    `--api needs an address like http://localhost:4000, not ${JSON.stringify(address)}.`
  )
})

test.each([
  [['new'], 'A name is needed'],
  [['new', 'one', 'two'], 'One name is needed, not also two.'],
  [['new', 'one', '--frnt', 'vue'], "Unknown option '--frnt'"]
])('the command line refuses %j in words and with code 2', async (words, said) => {
  const command = [process.execPath, join(root, 'packages/vitrina/src/main.mjs'), ...words]
  const { code, output } = await run(command, { cwd: folder })

  expect([code, output]).toEqual([2, expect.stringContaining(said)])
  expect(output).not.toContain('    at ')
})

test('the first list in React is 25 lines long at most', () => {
  const text = readFileSync(join(templates, 'react/src/main.tsx'), 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25)
})

test('no two published packages have a command of the same name', () => {
  const manifests = pathsIn(root, 'packages')
    .filter(path => /^packages\/[^/]+\/package\.json$/.test(path))
    .map(path => JSON.parse(read(root, path)))
    .filter(manifest => !manifest.private)
  const commands = manifests.flatMap(({ bin, publishConfig }) =>
    Object.keys(publishConfig?.bin ?? bin ?? {})
  )

  expect(commands).toContain('vitrina')
  expect(commands).toEqual([...new Set(commands)])
})
