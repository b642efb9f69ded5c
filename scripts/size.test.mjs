// Shows that the size command counts what a page brings, once, and sees an excess.
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

import { makeCheckout } from './lib/fixture.mjs'
import { closure, excesses, keyOf, moduleClosure, pagesOf, weigh } from './lib/weights.mjs'

const MANIFEST = {
  'src/entry.client.tsx': {
    file: 'entry.js',
    src: 'src/entry.client.tsx',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/pages/home/home.page.tsx', 'src/engine.ts']
  },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  'src/pages/home/home.page.tsx': {
    file: 'home.js',
    src: 'src/pages/home/home.page.tsx',
    imports: ['_shared.js', 'src/entry.client.tsx'],
    css: ['home.css']
  },
  'src/engine.ts': { file: 'engine.js', src: 'src/engine.ts' }
}

const checkout = makeCheckout({})

test('a page brings its own chunk, the entry and what both import, and nothing dynamic', () => {
  const page = keyOf(MANIFEST, '/home/home.page.tsx')

  expect(closure(MANIFEST, ['src/entry.client.tsx', page])).toEqual({
    scripts: ['entry.js', 'home.js', 'shared.js'],
    styles: ['home.css', 'shared.css']
  })
})

test('every page of the build is weighed, and nothing else', () => {
  expect(pagesOf(MANIFEST)).toEqual([{ page: 'home', chunk: 'src/pages/home/home.page.tsx' }])
})

test('a page that is not in the build is not found', () => {
  expect(keyOf(MANIFEST, '/cart/cart.page.tsx')).toBe(undefined)
})

test('an entry of a package brings the chunks that it imports statically', () => {
  const files = {
    'index.js':
      "import {\n  a\n} from './chunk-a.js'\nimport 'xstate'\nconst text = 'x from ./y.js'\n",
    'chunk-a.js': "export { b } from './chunk-b.js'\nvoid import('./lazy.js')\n",
    'chunk-b.js': '',
    'lazy.js': ''
  }
  const built = makeCheckout(files, [])

  const names = moduleClosure(join(built.folder, 'index.js')).map(path => basename(path))

  expect(names).toEqual(['index.js', 'chunk-a.js', 'chunk-b.js'])
})

test('each file is compressed by itself', () => {
  const path = join(checkout.folder, 'a.js')
  writeFileSync(path, 'витрина '.repeat(1000))

  const one = weigh([path])

  expect(one.plain).toBe(15_000)
  expect(one.gzip).toBeLessThan(200)
  expect(weigh([path, path])).toEqual({
    plain: 2 * one.plain,
    gzip: 2 * one.gzip,
    brotli: 2 * one.brotli
  })
})

test('one byte over a budget is an excess, the budget itself is not', () => {
  const weight = { plain: 10, gzip: 5, brotli: 4 }

  expect(excesses(weight, { gzip: 5, brotli: 4 })).toEqual([])
  expect(excesses(weight, { gzip: 4, brotli: 4 })).toEqual(['gzip 5 > 4'])
})
