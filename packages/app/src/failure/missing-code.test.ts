import { expect, test } from 'vitest'

import { createOwnLoads, followMissingCode, healing } from './missing-code.ts'

/** What a window does when the code of `file` is not to be had. */
const miss = (file: string, isThere?: () => Promise<boolean>) =>
  missing(`Failed to fetch dynamically imported module: ${file}`, { isThere })

interface Around {
  readonly isThere?: (() => Promise<boolean>) | undefined
  readonly isLoading?: () => boolean
}

async function missing(words: string, around: Around) {
  const done: string[] = []
  const target = new EventTarget()
  const { isThere = async () => true, isLoading = () => false } = around
  const heal = healing({ isThere, reload: () => void done.push('reload') })
  followMissingCode(target, { isLoading, heal })
  const payload = new TypeError(words)
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await new Promise(resolve => setTimeout(resolve))
  return done
}

test('code that is gone from a shop that answers is healed by a load of the page', async () => {
  expect(await miss('/assets/open-sheet-BGEBuISt.js')).toEqual(['reload'])
  expect(await miss('/assets/engine-vXQwDFwQ.js')).toEqual(['reload'])
})

test.each(['/assets/home.page-C6ykqUfV.js', '/assets/pages-CQ5W7q5s.js'])(
  'of %s the navigation takes care, which knows where to go',
  async file => {
    expect(await miss(file)).toEqual([])
  }
)

test('of the window of a release takes care who shows it: the page is loaded once, not twice', async () => {
  expect(await miss('/assets/version-window-DuIdOruj.js')).toEqual([])
})

test('without the code of route rules the page goes on, and asks the server', async () => {
  expect(await miss('/assets/ruled-pages-DuIdOruj.js')).toEqual([])
})

test('without a network the page stays as it is', async () => {
  const file = '/assets/open-sheet-BGEBuISt.js'

  expect(await miss(file, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual([])
  expect(await miss(file, async () => false)).toEqual([])
})

const SAFARI = 'Importing a module script failed.'

test('an error that names no file is the navigation’s while it loads, and heals the page else', async () => {
  const { isLoading, run } = createOwnLoads()
  let fail = () => {}
  const code = new Promise<void>((_, refuse) => {
    fail = () => refuse(new TypeError(SAFARI))
  })
  const loading = run(code)

  expect(await missing(SAFARI, { isLoading })).toEqual([])
  fail()
  await expect(loading).rejects.toThrow(SAFARI)

  expect(await missing(SAFARI, { isLoading })).toEqual(['reload'])
})
