// Shows that what no screen reaches is found, and what the examples alone reach.
import { expect, test } from 'vitest'

import { makeCheckout } from './lib/fixture.mjs'
import { unreachedFaults, unreachedThings } from './lib/unreached.mjs'

const CORE = 'packages/core/src'
const UI = 'packages/react-ui/src'

/** A core whose lamp a screen lights; its horn and its calls hang on what a screen opens. */
const SMALL = {
  'packages/core/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  [`${CORE}/index.ts`]: "export { createShop } from './shop/shop.ts'",
  [`${CORE}/shop/shop.ts`]: `
    import { createHornMachine } from '../horn/horn.machine.ts'
    import { createLampMachine } from '../lamp/lamp.machine.ts'
    import { readLamp } from '../contracts/things.ts'
    import { listHorns } from '../contracts/horns.ts'
    import { services } from './services.ts'
    export function createShop(api) {
      const start = () => undefined
      return {
        service: name => services[name](api),
        openLamp: () => start(createLampMachine(() => api(readLamp))),
        openHorn: () => start(createHornMachine(() => api(listHorns)))
      }
    }`,
  [`${CORE}/shop/services.ts`]: `
    export const services = {
      bells: async api => (await import('../bells/bells.ts')).createBells(api),
      drums: async api => (await import('../bells/bells.ts')).createDrums(api)
    } satisfies Record<string, unknown>`,
  [`${CORE}/bells/bells.ts`]: `
    import { beatDrum, hushBell, ringBell } from '../contracts/things.ts'
    export const createBells = api => ({ ring: () => api(ringBell), hush: () => api(hushBell) })
    export const createDrums = api => ({ beat: () => api(beatDrum) })`,
  [`${CORE}/contracts/things.ts`]: `
    export const ringBell = endpoint({ method: 'POST' })
    export const hushBell = endpoint({ method: 'POST' })
    export const beatDrum = endpoint({ method: 'POST' })
    export const readLamp = endpoint({ method: 'GET' })`,
  [`${CORE}/contracts/horns.ts`]: "export const listHorns = endpoint({ method: 'GET' })",
  [`${CORE}/lamp/lamp.machine.ts`]: `
    export type LampEvent = { readonly type: 'lamp.press' } | { readonly type: 'lamp.break' } | { readonly type: 'lamp.dim' }
    export const createLampMachine = read => ({ on: { 'lamp.press': {}, 'lamp.break': {}, 'lamp.dim': {} } })`,
  [`${CORE}/lamp/lamp-commands.ts`]:
    "export const lampShapes = { 'lamp.press': {}, 'lamp.glow': {} }",
  [`${CORE}/horn/horn.machine.ts`]: 'export const createHornMachine = read => ({})',
  [`${UI}/lamp/lamp.tsx`]: `
    import { createShop } from '@vitrina/core'
    export const Lamp = () => createShop().openLamp().send({ type: 'lamp.press' })
    export const ring = () => createShop().service('bells').then(bells => bells.ring())`,
  'packages/app/src/page.tsx': '',
  'examples/vue/src/main.ts': "createShop().openLamp().send({ type: 'lamp.dim' })",
  'examples/terminal/src/main.ts': '',
  'examples/vanilla/src/main.ts': ''
}

test('machines, calls, commands and services of the shop that no screen reaches are found', () => {
  const small = makeCheckout(SMALL, [])

  const things = unreachedThings(small.folder)

  expect(things).toEqual({
    byNobody: [
      ...['beat', 'beatDrum', 'createHornMachine', 'drums', 'hush', 'hushBell', 'lamp.break'],
      ...['lamp.glow', 'listHorns', 'openHorn']
    ],
    byExamples: ['lamp.dim']
  })
})

test('a fault is what is unknown, and what is known and reached', () => {
  const known = { byNobody: ['createHornMachine'], byExamples: ['lamp.dim'] }
  const nothing = { byNobody: [], byExamples: [] }

  expect(unreachedFaults(known, known)).toEqual([])
  expect(unreachedFaults(known, nothing)).toEqual([
    'createHornMachine is reached by no screen; delete it, or give a reason in NAMED of scripts/lib/unreached-known.mjs',
    'lamp.dim is reached by examples alone; say why in BY_EXAMPLES of scripts/lib/unreached-known.mjs'
  ])
  expect(unreachedFaults(nothing, known)).toHaveLength(2)
})
