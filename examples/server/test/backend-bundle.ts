import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

import { fingerprintOf, keep } from '../src/testing/keep.ts'

const BUNDLER = resolve('../../node_modules/.bin/tsup')
/** Below the package: the program finds its libraries from there. */
const FOLDER = resolve('node_modules/.cache/test-backend')
const SOURCES = ['../src', '../package.json', '../tsup.config.ts', '../../../packages/core/src']

/**
 * The backend as one program, so that many starts do not compile the sources as often. `isOther`:
 * another build of the same sources, as a release brings one.
 */
export async function bundleBackend({ isOther = false } = {}): Promise<string> {
  const sources = fingerprintOf(SOURCES.map(path => new URL(path, import.meta.url)))
  const name = isOther ? `${sources}-other` : sources
  const options = ['--no-sourcemap', ...(isOther ? ['--minify'] : [])]
  const bundle = (draft: string) => promisify(execFile)(BUNDLER, ['--out-dir', draft, ...options])
  return resolve(await keep({ folder: FOLDER, name, make: bundle }), 'main.js')
}
