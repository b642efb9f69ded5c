// Shows that the changes told in `.changeset` become versions and a change log.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { run } from './lib/command.mjs'
import { makeCheckout } from './lib/fixture.mjs'
import { originOf, provenanceOf, requireAddress } from './lib/release-settings.mjs'
import { bin, root } from './lib/workspace.mjs'

const PUBLISHED = ['core', 'react-ui', 'conformance', 'vitrina'].map(name => `packages/${name}`)
const MANIFESTS = ['app', 'conformance', 'core', 'react-ui', 'vitrina'].map(
  name => `packages/${name}/package.json`
)
const examples = readdirSync(join(root, 'examples')).map(name => `examples/${name}/package.json`)
const config = '.changeset/config.json'

const checkout = makeCheckout({ '.changeset/new.md': change() }, [
  ...['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'e2e/package.json', config],
  ...[...MANIFESTS, ...examples]
])

function change() {
  return "---\n'@vitrina/core': minor\n---\n\nA shop in memory.\n"
}

const manifest = (folder, path) =>
  JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'))

test('a change of one package gives all of them the next version, and tells it', async () => {
  const { version } = manifest(root, 'packages/core')
  const [major, minor] = version.split('.').map(Number)
  const log = join(root, 'node_modules/@changesets/cli/changelog')
  const own = JSON.parse(readFileSync(join(checkout.folder, config), 'utf8'))
  writeFileSync(join(checkout.folder, config), JSON.stringify({ ...own, changelog: log }))

  const { code, output } = await run([bin('changeset'), 'version'], { cwd: checkout.folder })

  expect(code, output).toBe(0)
  for (const path of PUBLISHED) {
    expect(manifest(checkout.folder, path).version).toBe(`${major}.${minor + 1}.0`)
  }
  expect(manifest(checkout.folder, 'examples/server').version).toBe(
    manifest(root, 'examples/server').version
  )
  const lines = readFileSync(join(checkout.folder, 'packages/core/CHANGELOG.md'), 'utf8')
  expect(lines).toContain('A shop in memory.')
})

test('what packs without pnpm is told so, and makes no package', async () => {
  const { code, output } = await run([process.execPath, join(root, 'scripts/prepack.mjs')], {
    cwd: join(root, 'packages/core'),
    env: { npm_config_user_agent: 'npm/10.8.2 node/v20.20.2 linux x64' }
  })

  expect(code).toBe(1)
  expect(output.trim()).toBe(
    'Пакет собирает только pnpm: «pnpm pack». Другой оставил бы в нём адреса исходников и версии «catalog:».'
  )
})

test.each([
  '',
  'git+ssh://git@vitrina/vitrina.git',
  'https://host.example/o/n.git',
  'https://host.example/'
])('no release is made with the address «%s»', repository => {
  expect(() => requireAddress({ repository })).toThrow('release.json: fill in repository')
})

test('one address gives a package all that leads to its origin', () => {
  const settings = { repository: 'https://host.example/owner/shop' }

  expect(() => requireAddress(settings)).not.toThrow()
  expect(originOf(settings, 'packages/core')).toEqual({
    homepage: 'https://host.example/owner/shop#readme',
    bugs: { url: 'https://host.example/owner/shop/issues' },
    repository: {
      type: 'git',
      url: 'git+https://host.example/owner/shop.git',
      directory: 'packages/core'
    }
  })
})

test('a release proves which build made it, unless it is asked not to', () => {
  expect(provenanceOf({ ACTIONS_ID_TOKEN_REQUEST_URL: 'https://host.example' }, false)).toEqual({
    NPM_CONFIG_PROVENANCE: 'true'
  })
  expect(() => provenanceOf({}, false)).toThrow('npm run release -- --without-provenance')
  expect(provenanceOf({}, true)).toEqual({ NPM_CONFIG_PROVENANCE: 'false' })
})

test('every change names published packages', () => {
  const names = PUBLISHED.map(path => manifest(root, path).name)
  const changes = readdirSync(join(root, '.changeset')).filter(name =>
    /^(?!README).*\.md$/.test(name)
  )
  for (const name of changes) {
    const [, front = ''] = readFileSync(join(root, '.changeset', name), 'utf8').split('---')
    const named = [...front.matchAll(/'([^']+)': (?:patch|minor|major)/g)].map(([, found]) => found)
    expect(named.length, name).toBeGreaterThan(0)
    expect(names).toEqual(expect.arrayContaining(named))
  }
})
