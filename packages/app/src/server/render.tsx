import { imageFormat, type ShopState } from '@vitrina/core'
import { collectStyles, createShopHandle, IconSprite } from '@vitrina/react-ui'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { App } from '../app.tsx'
import { isBuilt, pages } from '../pages/index.ts'
import type { PagePayload } from '../pages/page-payload.ts'
import { createStillNavigation } from '../routing/still-navigation.ts'

export interface RenderedPage {
  readonly html: string
  readonly css: string
  readonly sprite: string
}

const noEngine = {
  load: () => Promise.reject(new Error('The engine runs in the browser only')),
  source: { now: () => 0, randomBytes: (count: number) => new Uint8Array(count) }
}

/** The API as the browser sees it. */
const API_URL = '/api'

let sprite: string | undefined

/** One synchronous render: what it collects belongs to this request alone. */
export async function renderPage(
  payload: PagePayload,
  state: ShopState,
  userAgent: string
): Promise<RenderedPage> {
  const page = await loadPage(payload)
  const shop = createShopHandle(state, noEngine.load, noEngine.source)
  const navigation = createStillNavigation({ payload, page })
  const media = { apiUrl: API_URL, format: imageFormat(userAgent) }
  const { result, css } = collectStyles(() =>
    renderToString(<App shop={shop} navigation={navigation} media={media} />)
  )
  sprite ??= renderToStaticMarkup(<IconSprite />)
  return { html: result, css, sprite }
}

async function loadPage({ route, failure }: PagePayload) {
  if (failure !== undefined || route === undefined || !isBuilt(route.name)) return undefined
  const { page } = await pages[route.name]()
  return page
}
