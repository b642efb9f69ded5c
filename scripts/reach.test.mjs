// Shows that what no screen reaches is found, and that what is awaited names a page of the shop.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { makeCheckout } from './lib/fixture.mjs'
import { unreachedFaults, unreachedThings } from './lib/unreached.mjs'
import { AWAITED } from './lib/unreached-known.mjs'
import { root } from './lib/workspace.mjs'

const CORE = 'packages/core/src'
const UI = 'packages/react-ui/src'

/** A core whose lamp a screen lights; its horn and its calls hang on what a screen opens. */
const SMALL = {
  [`${CORE}/index.ts`]: "export { createShop } from './shop.ts'",
  [`${CORE}/shop.ts`]: `
    import { createHornMachine } from './horn/horn.machine.ts'
    import { createLampMachine } from './lamp/lamp.machine.ts'
    import { listHorns, readLamp } from './contracts/things.ts'
    export function createShop(api) {
      const start = () => undefined
      return {
        openLamp: () => start(createLampMachine(() => api(readLamp))),
        openHorn: () => start(createHornMachine(() => api(listHorns)))
      }
    }`,
  [`${CORE}/contracts/things.ts`]: `
    export const readLamp = endpoint({ method: 'GET' })
    export const listHorns = endpoint({ method: 'GET' })`,
  [`${CORE}/lamp/lamp.machine.ts`]: `
    export type LampEvent = { readonly type: 'lamp.press' } | { readonly type: 'lamp.break' }
    export const createLampMachine = read => ({ on: { 'lamp.press': {}, 'lamp.break': {} } })`,
  [`${CORE}/horn/horn.machine.ts`]: 'export const createHornMachine = read => ({})',
  [`${UI}/lamp/lamp.tsx`]: `
    import { createShop } from '@vitrina/core'
    export const Lamp = () => createShop().openLamp().send({ type: 'lamp.press' })`,
  'packages/app/src/page.tsx': '',
  'examples/vue/src/main.ts': '',
  'examples/terminal/src/main.ts': '',
  'examples/vanilla/src/main.ts': ''
}

test('machines, calls and commands that no screen reaches are found', () => {
  const small = makeCheckout(SMALL, [])

  const things = unreachedThings(small.folder)
  small.remove()

  expect(things).toEqual(['createHornMachine', 'lamp.break', 'listHorns'])
})

test('a fault is what is unknown, and what is known and reached', () => {
  expect(unreachedFaults(['createHornMachine'], ['createHornMachine'])).toEqual([])
  expect(unreachedFaults(['createHornMachine'], [])).toHaveLength(1)
  expect(unreachedFaults([], ['createHornMachine'])).toHaveLength(1)
})

test('what is awaited names a route of the shop', () => {
  const routes = readFileSync(join(root, CORE, 'routes/routes.ts'), 'utf8')
  const names = [...routes.matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name)

  expect(Object.keys(AWAITED).filter(name => !names.includes(name))).toEqual([])
})
