// Builds the site of the documentation where its sources have changed. Its generator has a lockfile of its own.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { fingerprint, isStamped, writeStamp } from '../build.mjs'
import { run } from '../command.mjs'
import { Refusal } from '../script.mjs'
import { bin, pnpm, root } from '../workspace.mjs'
import { deadLinks } from './links.mjs'
import { gatherPages } from './pages.mjs'

const PLACE = 'docs/site'
export const DOCS_DIST = `${PLACE}/dist`
const STAMP = `${DOCS_DIST}/.built-from`
/** Written by the build itself. */
const WRITTEN = 'api'
const sources = () => [
  ...readdirSync(join(root, 'docs'))
    .filter(name => name !== WRITTEN)
    .map(name => `docs/${name}`),
  ...[`${PLACE}/.vitepress`, 'packages', 'examples', 'scripts/lib/docs', 'release.json']
]
const VITEPRESS = join(root, PLACE, 'node_modules/.bin/vitepress')

/** `base` is the path of the site on its host, with a slash at both ends. Refuses a site with a dead link. */
export async function buildDocs(base, say) {
  const print = `${base} ${fingerprint(sources())}`
  if (isStamped(STAMP, print)) return
  say('Собираю сайт документации…')
  await mustRun(pnpm('install', '--ignore-workspace', '--frozen-lockfile'), { CI: 'true' })
  await mustRun([bin('tsx'), join(root, 'packages/core/generate/reference.ts')])
  gatherPages(join(root, PLACE, '.cache'))
  await mustRun([VITEPRESS, 'build'], { DOCS_BASE: base })
  const dead = deadLinks(join(root, DOCS_DIST), base)
  if (dead.length > 0) throw new Refusal(dead.join('\n'))
  writeStamp(STAMP, print)
}

async function mustRun(command, env = {}) {
  const { code, output } = await run(command, { cwd: join(root, PLACE), env })
  if (code !== 0) throw new Refusal(`${output.trim()}\nСайт не собрался.`)
}

/** Shows the built site until the command is stopped. */
export async function serveDocs(base, port) {
  const { code, output } = await run([VITEPRESS, 'serve', '--port', String(port), '--base', base], {
    cwd: join(root, PLACE)
  })
  if (code !== 0) throw new Refusal(output)
  return code
}
