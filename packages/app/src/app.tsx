import type { ShopStore } from '@vitrina/core'
import { siteSubject } from '@vitrina/core/session'
import {
  Boundary,
  FieldRulesProvider,
  type Media,
  MediaProvider,
  ShopProvider
} from '@vitrina/react-ui'

import { useLayoutEffect } from 'react'
import { FramedPage } from './binding/framed-page.tsx'
import { Routing, ShownRoute, useNavigation, useShown } from './binding/router.tsx'
import { Layout } from './frames/layout.tsx'
import { showFailure } from './platform/on-failure.ts'
import { shopRules } from './platform/shop-rules.ts'
import type { Navigation } from './routing/navigation-port.ts'

interface AppProps {
  readonly shop: ShopStore
  readonly navigation: Navigation
  readonly media: Media
}

/**
 * The whole shop: the same tree on the server and in the browser. What never changes stands around it
 * in the document (`server/render.tsx`).
 */
export const App = ({ shop, navigation, media }: AppProps) => (
  <ShopProvider shop={shop} takesPosts>
    <MediaProvider media={media}>
      <FieldRulesProvider value={{ ...shopRules, ...shop.get(siteSubject).settings }}>
        <Routing navigation={navigation}>
          <Layout>
            <ShownRoute>
              <Screen />
            </ShownRoute>
          </Layout>
        </Routing>
      </FieldRulesProvider>
    </MediaProvider>
  </ShopProvider>
)

function Screen() {
  const current = useShown(state => state.current)
  const visit = useShown(state => state.visit)
  const navigation = useNavigation()
  useLayoutEffect(() => navigation.drawn(current), [current, visit])
  const { page, payload } = current
  return (
    <Boundary key={visit} onFail={error => void showFailure(navigation, error)}>
      <FramedPage page={page} payload={payload} />
    </Boundary>
  )
}
