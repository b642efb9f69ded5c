// What a release says of its origin: all of it follows from the field `repository` of release.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Refusal } from './script.mjs'
import { root } from './workspace.mjs'

const SETTINGS = 'release.json'
const ADDRESS = /^https:\/\/[^/\s]+\/[^\s]*[^/\s]$/

/** Environment variables of hosts that can prove which build made a package. */
const PROVING = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN']

export const readSettings = () => JSON.parse(readFileSync(join(root, SETTINGS), 'utf8'))

/** Fields of the manifest of the package in `directory`; none where no address is filled in. */
export const originOf = ({ repository }, directory) =>
  repository === ''
    ? {}
    : {
        homepage: `${repository}#readme`,
        bugs: { url: `${repository}/issues` },
        repository: { type: 'git', url: `git+${repository}.git`, directory }
      }

/** Refuses a release whose packages would lead nowhere. */
export function requireAddress({ repository }) {
  if (ADDRESS.test(repository) && !repository.endsWith('.git')) return
  throw new Refusal(
    `${SETTINGS}: fill in repository, the address at which readers see the code, such as https://HOST/OWNER/NAME; it is now ${JSON.stringify(repository)}.`
  )
}

/** The environment that publishes with provenance, or as `without` asks; refuses where nobody could prove it. */
export function provenanceOf(environment, without) {
  if (without) return { NPM_CONFIG_PROVENANCE: 'false' }
  if (PROVING.some(name => environment[name])) return { NPM_CONFIG_PROVENANCE: 'true' }
  throw new Refusal(
    'Provenance needs a build host that proves itself (GitHub Actions or GitLab CI with an id token). To publish from here all the same: npm run release -- --without-provenance.'
  )
}

/** Writes the origin into the manifests of these packages. */
export function writeOrigin(settings, directories) {
  for (const directory of directories) {
    const path = join(root, directory, 'package.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    Object.assign(manifest, originOf(settings, directory))
    writeFileSync(path, `${JSON.stringify(manifest, undefined, 2)}\n`)
  }
}
