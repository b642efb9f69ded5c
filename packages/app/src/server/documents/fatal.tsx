import { errorHead } from '@vitrina/core/pages'
import { screenFailure } from '@vitrina/core/store'
import { collectStyles, Theme } from '@vitrina/react-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { ErrorScreen } from '../../frames/error-screen.tsx'
import { type AnsweredPage, failurePayload } from '../../routing/page-payload.ts'
import type { Piece } from '../answers/holes.ts'
import type { Client } from '../assets/client.ts'
import { documentOf } from './document.ts'

interface FatalAnswer {
  readonly status: number
  readonly payload: AnsweredPage
  readonly text: readonly Piece[]
}

/** The error screen in place of the whole shop: nothing of it could be read, so no script starts. */
export function renderFatal(
  error: unknown,
  url: string,
  client: Client,
  homeUrl: string
): FatalAnswer {
  const failure = screenFailure(error)
  const head = errorHead(failure.reason)
  const { result, css } = collectStyles(() =>
    renderToStaticMarkup(
      <Theme fontsUrl={__FONTS_URL__}>
        <main id="main">
          <ErrorScreen failure={failure} homeUrl={homeUrl} />
        </main>
      </Theme>
    )
  )
  const { status } = failure
  const payload = failurePayload({ url, status, head, failure })
  const rendered = { html: result, css, sprite: '', footer: '', consent: '' }
  const text = documentOf({ ...rendered, head, client, theme: undefined })
  return { status, payload, text }
}
