import { expect, test } from 'vitest'

import type { PagePayload } from '../routing/page-payload.ts'
import { ruled } from './ruled-pages.ts'

/** A source of pages behind rules, with the addresses that it was asked for. */
function createSource() {
  const asked: string[] = []
  const source = {
    async loadPayload(url: string) {
      asked.push(url)
      return { url } as PagePayload
    }
  }
  const follow = ruled(source)
  return { asked, follow, read: (url: string) => source.loadPayload(url) }
}

test('a page whose address a rule leads elsewhere is not asked for', async () => {
  const { asked, follow, read } = createSource()
  expect(await read('/old/a')).toEqual({ url: '/old/a' })

  follow([
    { from: '/old/**', redirect: '/catalog' },
    { from: '/far', redirect: 'https://other.example/far' }
  ])

  expect(await read('/old/a?page=2')).toEqual({ redirect: '/catalog' })
  expect(await read('/far')).toEqual({ redirect: 'https://other.example/far' })
  expect(await read('/catalog')).toEqual({ url: '/catalog' })
  expect(asked).toEqual(['/old/a', '/catalog'])
})

test('changed rules take the place of the former ones', async () => {
  const { follow, read } = createSource()
  follow([{ from: '/old', redirect: '/catalog' }])

  follow([{ from: '/catalog', redirect: '/search' }])

  expect(await read('/old')).toEqual({ url: '/old' })
  expect(await read('/catalog')).toEqual({ redirect: '/search' })
})
