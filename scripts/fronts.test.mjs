import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { frontLines } from './lib/front-lines.mjs'
import { OWN_FRONTS } from './lib/fronts.mjs'
import { root } from './lib/workspace.mjs'

const textOf = path => readFileSync(join(root, path), 'utf8')

test.each(OWN_FRONTS)('%s is left out of the workspace and of its lockfile', name => {
  expect(textOf('pnpm-workspace.yaml')).toContain(`"!examples/${name}"`)
  expect(textOf('pnpm-lock.yaml')).not.toContain(`examples/${name}:`)
})

test.each(OWN_FRONTS)('the lockfile of %s names no registry', name => {
  const text = textOf(`examples/${name}/pnpm-lock.yaml`)

  expect(text).toContain('@vitrina/core')
  expect(text).not.toMatch(/https?:\/\//)
})

test('a front on React has the React of the workspace', () => {
  const { dependencies } = JSON.parse(textOf('examples/next/package.json'))
  const [, react] = /^ {2}react: (.*)$/m.exec(textOf('pnpm-workspace.yaml')) ?? []

  expect([dependencies.react, dependencies['react-dom']]).toEqual([react, react])
})

test('nothing that a build or an install has made of a front is in the repository', () => {
  const files = execFileSync('git', ['ls-files', 'examples'], { cwd: root, encoding: 'utf8' })

  expect(files).not.toMatch(/\/(\.packed|\.next|\.svelte-kit|node_modules|next-env)/)
})

test('at most 15 in 100 lines of the front in SvelteKit are glue, and none has more than 100 columns', () => {
  const { lines, share, long } = frontLines(root, 'examples/sveltekit/src')

  expect(long).toEqual([])
  expect(share).toBeLessThanOrEqual(0.15)
  expect(lines).toBeLessThanOrEqual(383)
})

test('the front in Next.js has at most 250 lines, of which at most 15 in 100 are glue', () => {
  const { lines, share, long } = frontLines(root, 'examples/next/src')

  expect(long).toEqual([])
  expect(share).toBeLessThanOrEqual(0.15)
  expect(lines).toBeLessThanOrEqual(250)
})
