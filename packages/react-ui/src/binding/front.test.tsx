import { cleanup, screen } from '@testing-library/react'
import { cardView } from '@vitrina/core/catalog'
import type { RouteName } from '@vitrina/core/routes'
import { guestSession } from '@vitrina/core/session'
import { demoProduct } from '@vitrina/core/testing'
import { priceRules } from '@vitrina/core/values'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

import { SignInForm } from '../account/sign-in-form/sign-in-form.tsx'
import { AddToBasket } from '../catalog/add-to-basket/add-to-basket.tsx'
import { ProductGrid } from '../catalog/product-grid/product-grid.tsx'
import { ConsentLabel } from '../forms/consent-label.tsx'
import { renderInShop } from '../testing/render-in-shop.tsx'

afterEach(cleanup)

const rules = priceRules(guestSession(), { allowForeignCurrencies: false })
const cards = [cardView(demoProduct(), rules)]

/** How often something is shown in a front that has all pages, and in one without some. */
function countsOf(children: ReactNode, withoutPages: readonly RouteName[], find: () => unknown[]) {
  return [[], withoutPages].map(missing => {
    renderInShop(children, { withoutPages: missing })
    const count = find().length
    cleanup()
    return count
  })
}

test('a grid of a front without favourites and comparison has neither hearts nor scales', () => {
  const signs = () => screen.queryAllByRole('button', { pressed: false })

  expect(countsOf(<ProductGrid cards={cards} />, ['favorites', 'compare'], signs)).toEqual([2, 0])
  expect(countsOf(<ProductGrid cards={cards} />, ['compare'], signs)).toEqual([2, 1])
})

test('a sign-in leads to no page that its front has not', () => {
  const links = () => screen.queryAllByRole('link', { name: /пароль|Зарегистрироваться/ })

  const missing = ['user-signup', 'user-password-reset'] as const
  expect(countsOf(<SignInForm />, missing, links)).toEqual([2, 0])
})

test('without a page of the policy its name is no link', () => {
  const links = () => screen.queryAllByRole('link', { name: /персональных данных/ })

  expect(countsOf(<ConsentLabel />, ['policy'], links)).toEqual([1, 0])
})

test.each([
  [false, 'dialog'],
  [true, 'post']
])('where the front takes posts: %s, forms without script are sent by %s', (takesPosts, method) => {
  const { container } = renderInShop(
    <>
      <ProductGrid cards={cards} />
      <AddToBasket groupId={1} title="Блузка" max={5} />
      <SignInForm />
    </>,
    { takesPosts }
  )

  const methods = [...container.querySelectorAll('form')].map(form => form.getAttribute('method'))
  expect(methods.length).toBeGreaterThan(2)
  expect(new Set(methods)).toEqual(new Set([method]))
})
