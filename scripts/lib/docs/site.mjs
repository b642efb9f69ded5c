// Builds the site of the documentation where its sources have changed. Its generator has a lockfile of its own.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fingerprint, isStamped, writeStamp } from '../build.mjs'
import { run } from '../command.mjs'
import { Refusal } from '../script.mjs'
import { bin, pnpm, root } from '../workspace.mjs'
import { componentPages } from './components.mjs'
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
const CACHE = join(root, PLACE, '.cache')
const KIT = join(root, 'packages/react-ui/kit')
const GALLERY = [
  ...[bin('vite'), 'build', KIT, '--config', join(KIT, 'vite.config.ts'), '--logLevel', 'warn'],
  ...['--outDir', join(CACHE, 'public/gallery')]
]
const VITEPRESS = join(root, PLACE, 'node_modules/.bin/vitepress')

/** `base` is the path of the site on its host, with a slash at both ends. Refuses a site with a dead link. */
export async function buildDocs(base, say) {
  const print = `${base} ${fingerprint(sources())}`
  if (isStamped(STAMP, print)) return
  say('Собираю сайт документации…')
  await mustRun(pnpm('install', '--ignore-workspace', '--frozen-lockfile'), { CI: 'true' })
  await mustRun([bin('tsx'), join(root, 'packages/core/generate/reference.ts')])
  writeComponents()
  gatherPages(CACHE)
  await mustRun(GALLERY)
  await mustRun([VITEPRESS, 'build'], { DOCS_BASE: base })
  const dead = deadLinks(join(root, DOCS_DIST), base)
  if (dead.length > 0) throw new Refusal(dead.join('\n'))
  writeStamp(STAMP, print)
}

function writeComponents() {
  const folder = join(root, 'docs', WRITTEN, 'components')
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of componentPages(root)) writeFileSync(join(folder, file), text)
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
