// Where things lie in the checkout, and the one pnpm version that every script uses.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Runs pnpm of the pinned version, also where pnpm was never installed. */
export const pnpm = (...args) => ['npx', '--yes', manifest.packageManager, ...args]

/** A command of a package that the workspace root depends on. */
export const bin = name => join(root, 'node_modules', '.bin', name)
