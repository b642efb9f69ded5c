// `npm run release`: looks at the packages as a stranger would, then publishes the new versions.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { provenanceOf, readSettings, requireAddress, writeOrigin } from './lib/release-settings.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { pnpm, root } from './lib/workspace.mjs'

const STEPS = [
  ['npm', 'run', 'reference'],
  [process.execPath, 'scripts/test.mjs', 'packages'],
  [process.execPath, 'scripts/test.mjs', '--deep', 'packages'],
  // By pnpm: only it puts the `exports` of `publishConfig` in place.
  pnpm('exec', 'changeset', 'publish')
]

await runScript(args => {
  const settings = readSettings()
  requireAddress(settings)
  const env = {
    ...process.env,
    ...provenanceOf(process.env, args.includes('--without-provenance'))
  }
  const open = readdirSync(join(root, '.changeset')).filter(name => /^(?!README).*\.md$/.test(name))
  if (open.length > 0) {
    throw new Refusal(
      `Not in a version yet: ${open.join(', ')}. Run npx changeset version, commit.`
    )
  }
  writeOrigin(
    settings,
    ['core', 'react-ui', 'conformance', 'vitrina'].map(name => `packages/${name}`)
  )
  for (const [command, ...args] of STEPS) {
    const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
    if (status !== 0) return 1
  }
  return 0
})
