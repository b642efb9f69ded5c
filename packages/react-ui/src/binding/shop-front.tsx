import { createPageStore, followLinks, followVisitor } from '@vitrina/core/browser'
import { literalFieldRules } from '@vitrina/core/platform'
import type { RouteName } from '@vitrina/core/routes'
import { siteSubject } from '@vitrina/core/session'
import { type ReactNode, useEffect, useState } from 'react'
import type { Elements } from '../kit/elements.ts'
import { useArrival } from './arrival.ts'
import { FieldRulesProvider } from './field-rules.tsx'
import { type FrontRouter, RouterContext } from './router-context.ts'
import { ShopProvider } from './shop-context.tsx'
import { Toasts } from './toasts.tsx'
import { useDeviceLists } from './use-device-lists.ts'

interface ShopFrontProps {
  /** As `createRequestReader` of the core gives it. */
  initial: Readonly<Record<string, unknown>>
  /** The router of the front: that of Next.js as it is. */
  router: FrontRouter
  /** The path that is shown, as the router knows it: with another page the focus goes to its heading. */
  path?: string | undefined
  /** Pages that this front has not: no component leads there. */
  withoutPages?: readonly RouteName[] | undefined
  /** As a framework hands it to a layout: its type lets texts in. */
  children: ReactNode
}

/**
 * Draws nothing of its own but toasts: everything that a front needs around its pages where a server draws them.
 * Makes the store of what the server has read, opens links and forms by the router of the front, puts the focus on
 * the heading of a new page, has pages read again when the visitor has signed in or out, keeps what lies on the
 * device, and shows toasts.
 */
export function ShopFront({ initial, router, path, withoutPages, children }: ShopFrontProps) {
  const [shop] = useState(() => createPageStore(initial))
  const leave = useArrival(path)
  useDeviceLists(shop)
  useEffect(() => followVisitor(shop, router), [shop, router])
  useEffect(() => {
    const { prefetch } = router
    return followLinks(
      {
        open(url, { keepPlace }) {
          leave()
          router.push(url, { scroll: !keepPlace })
        },
        ...(prefetch && { prefetch: url => prefetch(url) })
      },
      document
    )
  }, [router, leave])
  return (
    <RouterContext value={router}>
      <ShopProvider shop={shop} withoutPages={withoutPages}>
        <FieldRulesProvider value={{ ...literalFieldRules, ...shop.get(siteSubject).settings }}>
          {children as Elements}
          <Toasts />
        </FieldRulesProvider>
      </ShopProvider>
    </RouterContext>
  )
}
