import { expectTypeOf, test } from 'vitest'

import { matchRoute } from './route-match.ts'
import { routePath } from './route-path.ts'
import type { RouteName, RouteParams } from './routes.ts'

test('the parameters of a page come from its path', () => {
  expectTypeOf<RouteParams<'blog-detail'>['detail']>().toEqualTypeOf<string>()
  expectTypeOf<RouteParams<'product'>['slug']>().toEqualTypeOf<readonly string[]>()
  expectTypeOf<keyof RouteParams<'product'>>().toEqualTypeOf<'category' | 'slug' | 'code'>()
  expectTypeOf<keyof RouteParams<'cart'>>().toEqualTypeOf<never>()
})

test('a matched name narrows the parameters', () => {
  const match = matchRoute('/sizes/7')
  if (match?.name === 'sizes-id') expectTypeOf(match.params.id).toEqualTypeOf<string>()
  expectTypeOf(matchRoute('/')?.name).toEqualTypeOf<RouteName | undefined>()
})

test('an address asks for exactly the parameters of its page', () => {
  routePath('cart')
  routePath('sizes-id', { id: '7' })
  // @ts-expect-error The page has no such parameter.
  routePath('cart', { id: '7' })
  // @ts-expect-error The parameter is missing.
  routePath('sizes-id')
  // @ts-expect-error The parameter has another name.
  routePath('sizes-id', { code: '7' })
  // @ts-expect-error The rest parameter is a list.
  routePath('catalog-category', { category: 'shkola', slug: 'rancy' })
  // @ts-expect-error There is no such page.
  routePath('basket')
})
