import { createServer } from 'node:http'
import type { ShopState } from '@vitrina/core'
import { SHORT_MEDIA } from '@vitrina/core/values'
import { renderToString } from 'react-dom/server'

import { App } from '../src/app.tsx'
import { loadPage } from '../src/pages/index.ts'
import type { PagePayload } from '../src/routing/page-payload.ts'
import { createStillNavigation } from '../src/routing/still-navigation.ts'
import { createStillStore } from '../src/server/requests/still-store.ts'
import { type BareSite, BareTree } from './bare-tree.tsx'

/** The markup of the page that is open, for the document that hydrates it. */
export const renderBareTree = (site: BareSite) => renderToString(<BareTree {...site} />)

/** The shop's own tree on `node:http` with nothing around it: no data, no styles, no document. */
export async function serveBare(
  { payload, shop: state }: { payload: PagePayload; shop: ShopState },
  port: number
) {
  const page = await loadPage(payload)
  const media = { apiUrl: SHORT_MEDIA, filesUrl: '/api', format: 'webp' } as const
  const server = createServer((_, response) => {
    const shop = createStillStore(state)
    const navigation = createStillNavigation({ payload, page })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(renderToString(<App shop={shop} navigation={navigation} media={media} />))
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return server
}
