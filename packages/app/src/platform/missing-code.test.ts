import { expect, test } from 'vitest'

import { createOwnLoads, followMissingCode, healing } from './missing-code.ts'

/** What a window does when the code of `file` is not to be had. */
const miss = (file: string, isThere?: () => Promise<boolean>) =>
  missing(`Failed to fetch dynamically imported module: ${file}`, { isThere })

interface Around {
  readonly isThere?: (() => Promise<boolean>) | undefined
  readonly loads?: ReturnType<typeof createOwnLoads>
}

async function missing(words: string, around: Around) {
  const done: string[] = []
  const target = new EventTarget()
  const { isThere = async () => true, loads = createOwnLoads() } = around
  const heal = healing({ isThere, reload: () => void done.push('reload') })
  followMissingCode(target, { ...loads, heal })
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

/** A load of a navigation, ended by hand. */
function beginLoad(loads: ReturnType<typeof createOwnLoads>) {
  const end = { well: () => {}, badly: () => {} }
  const code = new Promise<void>((resolve, refuse) => {
    end.well = resolve
    end.badly = () => refuse(new TypeError(SAFARI))
  })
  return { ...end, ended: loads.run(code).catch(() => undefined) }
}

test('an error that names no file is the navigation’s whose load fails with it, and heals the page else', async () => {
  const loads = createOwnLoads()
  const load = beginLoad(loads)

  const done = await missing(SAFARI, { loads })
  load.badly()
  await load.ended
  await new Promise(resolve => setTimeout(resolve))

  expect(done).toEqual([])
  expect(await missing(SAFARI, { loads })).toEqual(['reload'])
})

test('code that is gone while a navigation loads what is there heals the page after it', async () => {
  const loads = createOwnLoads()
  const load = beginLoad(loads)

  const done = await missing('/assets/open-sheet-BGEBuISt.js', { loads })
  expect(done).toEqual([])
  load.well()
  await load.ended
  await new Promise(resolve => setTimeout(resolve))

  expect(done).toEqual(['reload'])
})
