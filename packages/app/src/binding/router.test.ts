import { createElement, type MouseEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link, useLocation, useParams, useSearch } from 'wouter'

import type { LoadedPage, Navigation } from '../routing/navigation-port.ts'
import { createStillNavigation } from '../routing/still-navigation.ts'
import { Routing, ShownRoute } from './router.tsx'

const shown: LoadedPage = {
  page: { frame: { kind: 'bare', Frame: () => null }, View: () => null },
  payload: {
    ...{ url: '/pages/delivery?city=Omsk?', title: '', crumbs: [], frame: {}, status: 200 },
    ...{ data: null, sections: {}, failure: undefined, renew: false },
    route: { name: 'page', params: { code: 'delivery' } },
    head: {
      ...{ title: '', description: '', keywords: undefined, canonical: '' },
      ...{ robots: undefined, h1: '', openGraph: [], jsonLd: [] }
    }
  }
}

function renderAt(Screen: () => React.ReactNode) {
  const opened: unknown[] = []
  const navigation: Navigation = {
    ...createStillNavigation(shown),
    open: async (url, options) => void opened.push([url, options?.replace])
  }
  const children = createElement(ShownRoute, { children: createElement(Screen) })
  renderToString(createElement(Routing, { navigation, children }))
  return opened
}

test('what wouter says of the address is that of the shown page', () => {
  const seen: unknown[] = []

  renderAt(() => {
    seen.push(useLocation()[0], useSearch(), useParams())
    return null
  })

  expect(seen).toEqual(['/pages/delivery', 'city=Omsk?', { code: 'delivery' }])
})

test('who goes by wouter goes by the navigation of the shop', () => {
  let go = () => {}

  const opened = renderAt(() => {
    const [, navigate] = useLocation()
    go = () => navigate('/cart', { replace: true })
    return null
  })
  go()

  expect(opened).toEqual([['/cart', true]])
})

test('a Link of wouter opens its page inside the shop', () => {
  let click = () => {}
  const Anchor = (props: { href?: string; onClick?: (event: MouseEvent) => void }) => {
    const event = { button: 0, preventDefault() {} }
    click = () => Reflect.apply(Object(props.onClick), undefined, [event])
    return null
  }

  const opened = renderAt(() =>
    createElement(Link, { href: '/cart', asChild: true, children: createElement(Anchor) })
  )
  click()

  expect(opened).toEqual([['/cart', undefined]])
})
