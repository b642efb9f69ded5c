// What the arguments of `npm test` ask for.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { parseOptions, Refusal } from './script.mjs'
import { root } from './workspace.mjs'

const OPTIONS = {
  deep: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
  title: { type: 'string', short: 't' }
}

/**
 * `names` are steps, `paths` test files from the root of the checkout, `title` a part of titles of
 * tests; `isChanged`: only what the change of the working tree touches.
 */
export function readSelection(args) {
  const { values, positionals } = parseOptions({ args, options: OPTIONS, allowPositionals: true })
  const isPath = word => /[./]/.test(word)
  return {
    isDeep: values.deep,
    isProfile: values.profile,
    title: values.title,
    isChanged: positionals.includes('changed'),
    names: positionals.filter(word => word !== 'changed' && !isPath(word)),
    paths: positionals.filter(isPath).map(pathOf)
  }
}

function pathOf(word) {
  const path = relative(root, resolve(root, word))
  if (existsSync(join(root, path)) && !path.startsWith('..')) return path
  throw new Refusal(`There is no ${word} in this checkout.`)
}

/**
 * The steps that a wish is about, in their order; each has what it shall `run` with. A step that `isAsked`
 * for runs where its name, a path or a change wants it: the deep command runs it anyway.
 */
export function chooseSteps(steps, selection, changed = changedPaths) {
  const unknown = selection.names.filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map(step => step.name).join(' ')
    throw new Refusal(`No such step: ${unknown.join(', ')}. There are: ${known}, and changed`)
  }
  const isWhole = selection.names.length === 0 && selection.paths.length === 0
  const usual = isWhole ? steps.filter(({ isAsked }) => !isAsked) : steps
  const affected = selection.isChanged ? affectedBy(changed(), steps) : usual
  const { names } = selection
  const named = names.length === 0 ? affected : affected.filter(({ name }) => names.includes(name))
  if (selection.paths.length === 0)
    return selection.title === undefined ? named : named.filter(isSuite)
  const holding = named.filter(step => selection.paths.some(path => holds(step, path)))
  if (holding.length > 0) return holding
  throw new Refusal(`No step runs ${selection.paths.join(', ')}.`)
}

const affectedBy = (paths, steps) => steps.filter(step => isAffected(step, paths))

const isSuite = ({ folder }) => folder !== undefined

const holds = ({ folder }, path) => folder !== undefined && path.startsWith(`${folder}/`)

/** The arguments of Vitest that narrow a suite to a wish. */
export function narrowed({ folder }, { paths, title }) {
  const within = paths.filter(path => path.startsWith(`${folder}/`))
  return [
    ...within.map(path => relative(folder, path)),
    ...(title === undefined ? [] : ['--testNamePattern', escapePattern(title)])
  ]
}

const escapePattern = text => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Paths that differ from the last commit, new files included. */
export function changedPaths() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard')
  ]
}

/** A step looks at its own folder and at what it needs; one that names neither, at everything. */
export function isAffected({ folder, needs }, paths) {
  if (folder === undefined && needs === undefined) return paths.length > 0
  const places = [...(needs ?? []), ...(folder === undefined ? [] : [folder])]
  return paths.some(path => places.some(place => path.startsWith(`${place}/`)))
}
