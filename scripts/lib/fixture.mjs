// A throw-away checkout for the tests of the rules: the real configuration, invented sources.
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { root } from './workspace.mjs'

/** `files` are the sources by their path, `copies` come from the real checkout; it is gone with the run of the tests. */
export function makeCheckout(files, copies = []) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-rules-'))
  for (const path of copies) cpSync(join(root, path), join(folder, path), { recursive: true })
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text)
  return {
    folder,
    /** A package name that leads to a folder of the checkout, as in a workspace. */
    link(name, path) {
      const place = join(folder, 'node_modules', name)
      mkdirSync(dirname(place), { recursive: true })
      symlinkSync(join(folder, path), place)
    },
    addPackage(name) {
      write(join(folder, 'node_modules', name, 'dist/index.js'), 'export default 1\n')
      const manifest = { name, version: '1.0.0', type: 'module', exports: './dist/index.js' }
      write(join(folder, 'node_modules', name, 'package.json'), JSON.stringify(manifest))
    }
  }
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
