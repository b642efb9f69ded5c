import { followVisitor } from '@vitrina/core/browser'
import { cookieNames } from '@vitrina/core/platform'
import { createStore, shownToast, toastsSubject } from '@vitrina/core/store'
import { createTestShop, type TestShopOptions, testPeople } from '@vitrina/core/testing'
import { afterEach, expect, test, vi } from 'vitest'

const pages = { replace: vi.fn(), refresh: vi.fn() }

afterEach(() => {
  vi.clearAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: a test has no other way.
  document.cookie = `${cookieNames.previousLink}=; Max-Age=0`
})

/** A page of a front, followed once its shop is there. */
async function stand(path: string, options: TestShopOptions = {}) {
  history.replaceState(null, '', path)
  const shop = createTestShop(options)
  const store = createStore({ initial: {}, host: shop.platform, loadShop: async () => shop })
  await store.engine()
  followVisitor(store, pages)
  return { shop, store }
}

type TestShop = ReturnType<typeof createTestShop>

async function signIn(
  shop: TestShop,
  { profile }: { readonly profile: { readonly email: string } }
) {
  const form = { username: profile.email, password: shop.server.accounts.password }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
}

test('who signs in on the page for it is led to the page he wanted, once', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a test has no other way.
  document.cookie = `${cookieNames.previousLink}=${encodeURIComponent('/cart')}`
  const { shop } = await stand('/user/signin')
  await signIn(shop, testPeople.member)

  expect(pages.replace.mock.calls).toEqual([['/cart']])
  expect(document.cookie).not.toContain(cookieNames.previousLink)
})

test('who signs in on any other page has it read again, and so has whose prices have changed', async () => {
  const { shop } = await stand('/catalog')
  await signIn(shop, testPeople.dealer)

  expect(pages.replace).not.toHaveBeenCalled()
  expect(pages.refresh).toHaveBeenCalled()
})

test('who signs out on a page of his account is led home', async () => {
  const { shop } = await stand('/user/profile', { scenario: 'member' })
  shop.session.send({ type: 'signout.submit' })

  expect(pages.replace.mock.calls).toEqual([['/']])
})

test('a session that ends beside a page is told of, and the page read again', async () => {
  const { shop, store } = await stand('/catalog', { scenario: 'member' })
  shop.session.send({ type: 'session.end', reason: 'expired' })

  expect(shownToast(store.get(toastsSubject))?.text).toMatch(/Сессия закончилась/)
  expect(pages.refresh).toHaveBeenCalled()
})

test('a session that ended for inactivity leads to the sign-in, which leads back', async () => {
  const { shop } = await stand('/catalog?page=2', { scenario: 'member' })
  shop.session.send({ type: 'session.end', reason: 'inactive' })

  expect(pages.replace.mock.calls).toEqual([['/user/signin']])
  expect(document.cookie).toContain(encodeURIComponent('/catalog?page=2'))
})
