import {
  type Media,
  MediaProvider,
  type ShopHandle,
  ShopProvider,
  Theme,
  ToastsProvider
} from '@vitrina/react-ui'

import { ErrorScreen } from './layout/error-screen.tsx'
import { Layout } from './layout/layout.tsx'
import type { Navigation } from './routing/navigation.ts'
import { Routing, useNavigationState } from './routing/router.tsx'

interface AppProps {
  readonly shop: ShopHandle
  readonly navigation: Navigation
  readonly media: Media
}

/** The whole shop: the same tree on the server and in the browser. */
export const App = ({ shop, navigation, media }: AppProps) => (
  <Theme fontsUrl={__FONTS_URL__}>
    <ShopProvider shop={shop}>
      <MediaProvider media={media}>
        <ToastsProvider>
          <Routing navigation={navigation}>
            <Layout>
              <Screen />
            </Layout>
          </Routing>
        </ToastsProvider>
      </MediaProvider>
    </ShopProvider>
  </Theme>
)

function Screen() {
  const { page, payload } = useNavigationState(state => state.current)
  const visit = useNavigationState(state => state.visit)
  if (payload.failure !== undefined) return <ErrorScreen failure={payload.failure} />
  return page === undefined ? null : <page.View key={visit} data={payload.data} />
}
