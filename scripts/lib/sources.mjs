// The files of a checkout that its checks look at, and the compiler's view of one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const MADE_BY_TOOLS = /^(node_modules|dist|coverage|\..+)$/

/** Paths from `root` of all files below a folder, sorted; none where there is no such folder. */
export const pathsIn = (root, folder) =>
  existsSync(join(root, folder)) ? walk(root, folder).sort() : []

const walk = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return MADE_BY_TOOLS.test(entry.name) ? [] : walk(root, path)
  })

export const read = (root, path) => readFileSync(join(root, path), 'utf8')

/** The syntax of one file, whose nodes know their parents. */
export const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

/** The line of a file, from 1, that a node begins on. */
export const lineOf = (node, file = node.getSourceFile()) =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1

/** The last line of a node, from 1. */
export const lastLineOf = (node, file = node.getSourceFile()) =>
  file.getLineAndCharacterOfPosition(node.end).line + 1

/**
 * What is wrong beside a list of known exceptions: each thing that is not on it, with its `fault`, and each
 * exception that is none any more, by the file that has the `list`.
 */
export const faultsBeside = (things, initial, { fault, list }) => [
  ...things.filter(thing => !initial.includes(thing)).map(thing => `${thing} ${fault(thing)}`),
  ...initial
    .filter(thing => !things.includes(thing))
    .map(thing => `${thing} is no exception any more: take it off ${list}`)
]
