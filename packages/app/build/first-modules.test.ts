import { expect, test } from 'vitest'

import { AROUND, firstModules, inOrder } from './first-modules.ts'

const HOME = '/app/src/pages/home/home.page.tsx'
const CART = '/app/src/pages/cart/cart.page.tsx'

interface Module {
  readonly imports?: readonly string[]
  readonly late?: readonly string[]
}

/** What a bundler knows of modules. */
const graphOf = (modules: Readonly<Record<string, Module>>) =>
  ({
    getModuleIds: () => Object.keys(modules).values(),
    getModuleInfo: (id: string) =>
      id in modules
        ? {
            importedIds: modules[id]?.imports ?? [],
            dynamicallyImportedIds: modules[id]?.late ?? []
          }
        : null
  }) as unknown as Parameters<typeof inOrder>[0]

const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => ({
  ...{ fileName, moduleIds, imports },
  facadeModuleId: moduleIds.find(id => id.endsWith('.page.tsx')) ?? null
})

test('a first screen may show what its files hold, and of what comes late only what the server draws', () => {
  const graph = graphOf({
    '/drawn.ts': { late: ['/menu.ts'] },
    '/button.ts': { late: ['/window.ts'] }
  })
  const chunks = [
    chunk('home.js', [HOME, '/drawn.ts'], ['shared.js']),
    chunk('shared.js', ['/button.ts']),
    chunk('menu.js', ['/menu.ts']),
    chunk('window.js', ['/window.ts']),
    chunk('cart.js', [CART], ['shared.js'])
  ]

  const first = firstModules(graph, chunks, new Set(['/drawn.ts']))

  expect([...first].toSorted()).toEqual(
    [HOME, '/drawn.ts', '/button.ts', '/menu.ts', ...AROUND].toSorted()
  )
})

test('a component stands behind those that it is made of', () => {
  const graph = graphOf({ '/a.ts': { imports: ['/z.ts'] }, '/z.ts': {} })

  const ordered = inOrder(graph)

  expect(ordered.indexOf('/z.ts')).toBeLessThan(ordered.indexOf('/a.ts'))
  expect(ordered).toEqual(expect.arrayContaining([...AROUND]))
})
