// Shows that what no screen reaches is found, and what the examples alone reach.
import { expect, test } from 'vitest'

import { makeCheckout } from './lib/fixture.mjs'
import { unreachedFaults, unreachedThings } from './lib/unreached.mjs'

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
    export type LampEvent = { readonly type: 'lamp.press' } | { readonly type: 'lamp.break' } | { readonly type: 'lamp.dim' }
    export const createLampMachine = read => ({ on: { 'lamp.press': {}, 'lamp.break': {}, 'lamp.dim': {} } })`,
  [`${CORE}/horn/horn.machine.ts`]: 'export const createHornMachine = read => ({})',
  [`${UI}/lamp/lamp.tsx`]: `
    import { createShop } from '@vitrina/core'
    export const Lamp = () => createShop().openLamp().send({ type: 'lamp.press' })`,
  'packages/app/src/page.tsx': '',
  'examples/vue/src/main.ts': "createShop().openLamp().send({ type: 'lamp.dim' })",
  'examples/terminal/src/main.ts': '',
  'examples/vanilla/src/main.ts': ''
}

test('machines, calls and commands that no screen reaches are found', () => {
  const small = makeCheckout(SMALL, [])

  const things = unreachedThings(small.folder)
  small.remove()

  expect(things).toEqual({
    byNobody: ['createHornMachine', 'lamp.break', 'listHorns'],
    byExamples: ['lamp.dim']
  })
})

test('a fault is what is unknown, and what is known and reached', () => {
  const known = { byNobody: ['createHornMachine'], byExamples: ['lamp.dim'] }
  const nothing = { byNobody: [], byExamples: [] }

  expect(unreachedFaults(known, known)).toEqual([])
  expect(unreachedFaults(known, nothing)).toEqual([
    'createHornMachine: no screen reaches it; delete it, or give a reason in NAMED of scripts/lib/unreached-known.mjs',
    'lamp.dim: only examples reach it; say why in BY_EXAMPLES of scripts/lib/unreached-known.mjs'
  ])
  expect(unreachedFaults(nothing, known)).toHaveLength(2)
})
