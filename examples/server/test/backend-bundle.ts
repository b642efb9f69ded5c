import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

import { fingerprintOf, keep } from '../src/testing/keep.ts'

const BUNDLER = resolve('../../node_modules/.bin/tsup')
/** Below the package: the program finds its libraries from there. */
const FOLDER = resolve('node_modules/.cache/test-backend')
const SOURCES = ['../src', '../package.json', '../tsup.config.ts', '../../../packages/core/src']

/** The backend as one program, so that many starts do not compile the sources as often. */
export async function bundleBackend(): Promise<string> {
  const name = fingerprintOf(SOURCES.map(path => new URL(path, import.meta.url)))
  const bundle = (draft: string) =>
    promisify(execFile)(BUNDLER, ['--out-dir', draft, '--no-sourcemap'])
  return resolve(await keep({ folder: FOLDER, name, make: bundle }), 'main.js')
}
