import type { ShopStore } from '@vitrina/core'
import { siteSubject } from '@vitrina/core/site'
import {
  FieldRulesProvider,
  type Media,
  MediaProvider,
  Part,
  ShopProvider
} from '@vitrina/react-ui'

import { showFailure } from './failure/on-failure.ts'
import { Layout } from './layout/layout.tsx'
import { FramedPage } from './page/framed-page.tsx'
import { shopRules } from './platform/shop-rules.ts'
import type { Navigation } from './routing/navigation-port.ts'
import { Routing, ShownRoute, useNavigation, useNavigationState } from './routing/router.tsx'

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
  <ShopProvider shop={shop}>
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
  const { page, payload } = useNavigationState(state => state.current)
  const visit = useNavigationState(state => state.visit)
  const navigation = useNavigation()
  return (
    <Part key={visit} onFail={error => void showFailure(navigation, error)}>
      <FramedPage page={page} payload={payload} />
    </Part>
  )
}
