import { type ShopState } from '@vitrina/core'
import { type SiteConfiguration } from '@vitrina/core/entities'
import { askedPurposes } from '@vitrina/core/forms'
import { imageFormat, SHORT_MEDIA } from '@vitrina/core/values'
import { collectStyles, keepRendered, Theme } from '@vitrina/react-ui'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { App } from '../app.tsx'
import { ConsentWindow } from '../consent/consent-window.tsx'
import { Footer } from '../layout/footer.tsx'
import type { PagePayload } from '../page/page-payload.ts'
import { loadPage } from '../pages/index.ts'
import { createStillNavigation } from '../routing/still-navigation.ts'
import type { Client } from './client.ts'
import type { Requester } from './requester.ts'
import { spriteOf } from './sprite.tsx'
import { createStillStore } from './still-store.ts'
import { createTurns } from './turns.ts'
import { spokenTexts } from './wording.ts'

export interface RenderedPage {
  readonly html: string
  /** Of the styles that the first stylesheet has not. */
  readonly css: string
  /** The icons of all of them. */
  readonly sprite: string
  /** What stands below the application and never changes. */
  readonly footer: string
  /** Asks what the visitor allows, as long as he has not said. */
  readonly consent: string
}

/** The API as the browser sees it. */
const API_URL = '/api'

const turn = createTurns()

/** One synchronous render: what it collects belongs to this request alone. */
export async function renderPage(
  payload: PagePayload,
  state: ShopState,
  { userAgent, consent }: Pick<Requester, 'userAgent' | 'consent'>,
  hasStyle: Client['hasStyle']
): Promise<RenderedPage> {
  const isAsked = consent === undefined && payload.route?.name !== 'consent'
  const page = await loadPage(payload)
  await turn()
  const shop = createStillStore(state)
  const navigation = createStillNavigation({ payload, page })
  const media = { apiUrl: SHORT_MEDIA, filesUrl: API_URL, format: imageFormat(userAgent) }
  const { result, css } = collectStyles(
    () => ({
      html: renderToString(
        <Theme fontsUrl={__FONTS_URL__}>
          <App shop={shop} navigation={navigation} media={media} />
        </Theme>
      ),
      footer: footerOf(state.configuration),
      consent: isAsked ? consentWindowOf(state.configuration) : ''
    }),
    hasStyle
  )
  const sprite = spriteOf(result.html, result.footer, result.consent)
  return { ...result, css, sprite }
}

const NO_TEXTS = {}

/** The configuration is the same object for many visitors, and so are the words of a site. */
function keptBySite(render: (configuration: SiteConfiguration) => string) {
  const known = new WeakMap<object, WeakMap<SiteConfiguration, () => string>>()
  return (configuration: SiteConfiguration) => {
    const texts = spokenTexts() ?? NO_TEXTS
    const inWords = known.get(texts) ?? new WeakMap<SiteConfiguration, () => string>()
    const kept = inWords.get(configuration) ?? keepRendered(() => render(configuration))
    known.set(texts, inWords.set(configuration, kept))
    return kept()
  }
}

const footerOf = keptBySite(configuration =>
  renderToStaticMarkup(<Footer configuration={configuration} />)
)

const consentWindowOf = keptBySite(configuration => {
  const asked = askedPurposes(configuration)
  return asked.length === 0 ? '' : renderToStaticMarkup(<ConsentWindow asked={asked} />)
})
