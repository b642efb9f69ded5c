// The folders of a package that import one another.
import { dirname, join } from 'node:path'
import ts from 'typescript'

import { filesOf } from './files.mjs'

const TYPES = /^import type [\s\S]*?$/gm

/** `{ folders, arrows }`: how many times one folder needs another when it runs. */
export function arrowsOf(root, name) {
  const files = filesOf(root, name).filter(({ kind }) => kind !== 'tests')
  const arrows = new Set(files.flatMap(arrowsFrom))
  const folders = new Set(files.map(({ path }) => folderOf(path)))
  return { folders: folders.size, arrows: arrows.size }
}

function arrowsFrom({ path, text }) {
  const values = text.replace(TYPES, '')
  return ts
    .preProcessFile(values, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter(fileName => fileName.startsWith('.'))
    .map(fileName => join(dirname(path), fileName))
    .filter(other => folderOf(other) !== folderOf(path))
    .map(other => `${folderOf(path)} → ${folderOf(other)}`)
}

const folderOf = path => (path.includes('/') ? path.split('/')[0] : '.')
