// The fronts in `examples` as templates of new ones: without their tests, and on the packages of a registry.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { pathsIn, read } from './sources.mjs'
import { root } from './workspace.mjs'

/** What belongs to the repository, not to a front. */
const LEFT_OUT =
  /^(test\/|README\.md$|CHANGELOG\.md$|pnpm-|vitest\.config\.ts$|next-env\.d\.ts$|front\.json$)/
const TEST_PACKAGES = ['@vitrina/conformance', 'playwright-core', 'vitest']
const OF_WORKSPACE = ['composite', 'incremental', 'tsBuildInfoFile']

/** Writes the templates of these fronts into a folder, each into one of its name. */
export function layTemplates(folder, fronts) {
  rmSync(folder, { recursive: true, force: true })
  for (const front of fronts) {
    for (const [path, text] of Object.entries(templateOf(front))) {
      const place = join(folder, front, path)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
  }
}

/** The text of each file of a template, by its path. */
function templateOf(front) {
  const from = `examples/${front}`
  const paths = pathsIn(root, from).map(path => path.slice(from.length + 1))
  const texts = paths
    .filter(path => !LEFT_OUT.test(path))
    .map(path => [path, written(path, read(root, `${from}/${path}`))])
  return Object.fromEntries(texts)
}

function written(path, text) {
  if (path === 'package.json') return json(manifestOf(JSON.parse(text)))
  return path === 'tsconfig.json' ? json(projectOf(JSON.parse(text))) : text
}

const json = value => `${JSON.stringify(value, undefined, 2)}\n`

function manifestOf({ name, description, dependencies, devDependencies, ...manifest }) {
  return {
    ...manifest,
    dependencies: mapped(dependencies),
    devDependencies: mapped(devDependencies, TEST_PACKAGES)
  }
}

const mapped = (packages, without = []) =>
  Object.fromEntries(
    Object.entries(packages)
      .filter(([name]) => !without.includes(name))
      .map(([name, version]) => [name, ours(name) ?? version])
  )

/** The version of a package of this repository; those of others are the ones that were tried. */
function ours(name) {
  if (!name.startsWith('@vitrina/')) return undefined
  return JSON.parse(read(root, `packages/${name.slice('@vitrina/'.length)}/package.json`)).version
}

/** A project that stands alone: what the workspace's says stands in it. */
function projectOf({ extends: base, references: _, ...project }) {
  if (base === undefined || !base.startsWith('../'))
    return { ...(base && { extends: base }), ...project }
  const { compilerOptions } = JSON.parse(read(root, 'tsconfig.base.json'))
  const options = { ...compilerOptions, ...project.compilerOptions }
  for (const name of OF_WORKSPACE) delete options[name]
  const { include = ['.'] } = project
  return { compilerOptions: options, include: include.filter(path => path !== 'test') }
}
