import { type ShopState } from '@vitrina/core'
import { type SiteConfiguration } from '@vitrina/core/entities'
import { imageFormat } from '@vitrina/core/media'
import { collectStyles, IconSprite, keepRendered, Theme } from '@vitrina/react-ui'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { App } from '../app.tsx'
import { Footer } from '../layout/footer.tsx'
import type { PagePayload } from '../page/page-payload.ts'
import { loadPage } from '../pages/index.ts'
import { createStillNavigation } from '../routing/still-navigation.ts'
import { createStillStore } from './still-store.ts'

export interface RenderedPage {
  readonly html: string
  readonly css: string
  readonly sprite: string
  /** What stands below the application and never changes. */
  readonly footer: string
}

/** The API as the browser sees it. */
const API_URL = '/api'

let sprite: string | undefined
/** The configuration is the same object for many visitors. */
const footers = new WeakMap<SiteConfiguration, () => string>()

/** One synchronous render: what it collects belongs to this request alone. */
export async function renderPage(
  payload: PagePayload,
  state: ShopState,
  userAgent: string
): Promise<RenderedPage> {
  const page = await loadPage(payload)
  const shop = createStillStore(state)
  const navigation = createStillNavigation({ payload, page })
  const media = { apiUrl: API_URL, format: imageFormat(userAgent) }
  const { result, css } = collectStyles(() => ({
    html: renderToString(
      <Theme fontsUrl={__FONTS_URL__}>
        <App shop={shop} navigation={navigation} media={media} />
      </Theme>
    ),
    footer: footerOf(state.configuration)
  }))
  sprite ??= renderToStaticMarkup(<IconSprite />)
  return { ...result, css, sprite }
}

function footerOf(configuration: SiteConfiguration): string {
  const kept =
    footers.get(configuration) ??
    keepRendered(() => renderToStaticMarkup(<Footer configuration={configuration} />))
  footers.set(configuration, kept)
  return kept()
}
