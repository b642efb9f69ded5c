import { execFile } from 'node:child_process'
import { cp, mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const APP = fileURLToPath(new URL('../../packages/app/', import.meta.url))
/** Below the application: its server finds its libraries from there. */
const FOLDER = `${APP}node_modules/.cache/second-build`
/** Other text in every file, so that every file has another name. */
const BUILDER = `
import { build } from 'vite'
const output = { banner: 'globalThis.isSecondBuild = true;' }
await build({ logLevel: 'error', build: { outDir: process.argv[1], emptyOutDir: true, rolldownOptions: { output } } })
`

/** The storefront as its next release brings it; returns its program, from the root of the checkout. */
export async function buildAgain(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const command = ['--input-type=module', '-e', BUILDER, `${FOLDER}/client`]
  await promisify(execFile)(process.execPath, command, { cwd: APP, env })
  await cp(`${APP}dist/server`, `${FOLDER}/server`, { recursive: true })
  return 'packages/app/node_modules/.cache/second-build/server/main.js'
}
