import { type ShopState } from '@vitrina/core'
import { type SiteConfiguration } from '@vitrina/core/entities'
import { askedPurposes } from '@vitrina/core/forms'
import { imageFormat, keptByText, SHORT_MEDIA } from '@vitrina/core/values'
import { collectStyles, IconSprite, keepRendered, Theme } from '@vitrina/react-ui'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from '../../app.tsx'
import { Footer } from '../../frames/footer.tsx'
import { loadPage } from '../../pages/index.ts'
import { ConsentWindow } from '../../parts/consent-window.tsx'
import type { PagePayload } from '../../routing/page-payload.ts'
import { createStillNavigation } from '../../routing/still-navigation.ts'
import type { Client } from '../assets/client.ts'
import type { Requester } from '../requests/requester.ts'
import { createStillStore } from '../requests/still-store.ts'
import { spokenTexts } from '../requests/wording.ts'

/**
 * Gives each who waits a turn of the event loop of his own: between two pieces of heavy work what
 * has come from others is read, and clocks are heard.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise(done => setImmediate(done)))
    return last
  }
}

/** What a press, a toast or a picture without a file shows at once, before the other icons have come. */
const AT_ONCE = [
  ...['i-alert-circle', 'i-alert-triangle', 'i-circle-check', 'i-check'],
  ...['i-minus', 'i-plus', 'i-x', 'i-photo-off']
]
const USE = '<use href="#'

/**
 * The icons that a drawn page refers to: those of `html`, and of `frame`, what stands around it and is the
 * same text on many pages.
 */
const spriteOf = (html: string, ...frame: readonly string[]): string =>
  ofIcons([...new Set([...AT_ONCE, ...idsIn(html), ...frame.flatMap(idsOfFrame)])].sort().join(' '))

function idsIn(html: string): string[] {
  const ids: string[] = []
  for (let at = html.indexOf(USE); at >= 0; at = html.indexOf(USE, at)) {
    const end = html.indexOf('"', at + USE.length)
    ids.push(html.slice(at + USE.length, end))
    at = end
  }
  return ids
}

const idsOfFrame = keptByText(idsIn)

const ofIcons = keptByText(ids => {
  const used = new Set(ids.split(' '))
  return renderToStaticMarkup(<IconSprite has={id => used.has(id)} />)
})

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
