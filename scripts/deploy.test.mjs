// Keeps the files of deploy/ true: the programs and the settings they name are there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { BACKEND, STOREFRONT } from './lib/build.mjs'
import { root } from './lib/workspace.mjs'

const read = path => readFileSync(join(root, path), 'utf8')
const compose = read('deploy/compose.yaml')
const units = readdirSync(join(root, 'deploy')).filter(name => name.endsWith('.service'))
/** Where settings are read. */
const sources = [
  'examples/server/src/settings.ts',
  'packages/app/src/server/settings.ts',
  'packages/core/src/shop/shop-file/public-address.ts'
]
  .map(read)
  .join('\n')

const isRead = name =>
  name === 'NODE_ENV' || new RegExp(`['.]${name}\\b`).test(sources) || sources.includes(`'${name}'`)

test('the compose file starts the programs that the build makes', () => {
  const commands = [...compose.matchAll(/command: \[node, ([^\]]+)\]/g)].map(([, path]) => path)

  expect(commands).toEqual([BACKEND, STOREFRONT])
  expect(compose.match(/^ {2}backend-\d: \*backend$/gm)).toHaveLength(2)
})

test('every setting of the compose file is one that a program reads', () => {
  const own =
    compose.split('\nservices:')[0] + compose.split('  storefront:')[1].split('  proxy:')[0]
  const names = [...own.matchAll(/^ +([A-Z_]+): /gm)].map(([, name]) => name)

  expect(names.length).toBeGreaterThan(8)
  expect(names.filter(name => !isRead(name))).toEqual([])
})

test.each(units)('the unit %s starts a program of the build, with settings it reads', name => {
  const unit = read(`deploy/${name}`)
  const [, program] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? []
  const settings = /^Environment=(.*)$/m.exec(unit)?.[1].split(' ') ?? []

  expect([BACKEND, STOREFRONT]).toContain(program)
  expect(settings.map(pair => pair.split('=')[0]).filter(setting => !isRead(setting))).toEqual([])
  expect(unit).toMatch(/^Restart=always$/m)
})

test('the balancer asks the health of both backends of the compose file', () => {
  const caddy = read('deploy/Caddyfile')

  expect(caddy).toContain('reverse_proxy backend-1:4000 backend-2:4000 {')
  expect(caddy).toContain('health_uri /health')
  expect(caddy).toContain('reverse_proxy storefront:3000')
})

test('the balancer passes on whom the storefront names: it trusts the networks that the programs trust', () => {
  const balancer = read('deploy/Caddyfile').split('\n:4000 {')[1]
  const trusted = /trusted_proxies (.+)/.exec(balancer)?.[1].split(' ')
  const hops = [...compose.matchAll(/TRUSTED_HOPS: (.+)/g)].flatMap(([, list]) => list.split(','))

  expect(hops).toHaveLength(2)
  expect(trusted).toEqual(expect.arrayContaining(hops))
})

test('before the storefront nobody is believed who names another visitor', () => {
  expect(read('deploy/Caddyfile').match(/trusted_proxies/g)).toHaveLength(1)
})

test('who is not root keeps his data where the image lets him write', () => {
  expect(compose).toContain('user: node')
  expect(/DATA_DIR: (.+)/.exec(compose)?.[1]).toMatch(/^\/home\/node\//)
  expect(compose).toMatch(/^ +- data:\/home\/node$/m)
})

test.each([...compose.matchAll(/^ +- (\w+):\//gm)].map(([, name]) => name))(
  'the volume %s of the compose file is one that it makes',
  name => {
    expect(compose.split('\nvolumes:\n')[1]).toMatch(new RegExp(`^  ${name}:$`, 'm'))
  }
)
