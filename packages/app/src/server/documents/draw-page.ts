import type { ShopState } from '@vitrina/core'

import type { AnsweredPage } from '../../routing/page-payload.ts'
import { failedPayload } from '../answers/page-answer.ts'
import type { PageContext } from '../answers/page-context.ts'
import type { Client } from '../assets/client.ts'
import { type RenderedPage, renderPage } from './render.tsx'

interface DrawnPage {
  /** Of what is drawn. */
  readonly payload: AnsweredPage
  readonly rendered: RenderedPage
}

/** A page as markup; what cannot be drawn gives way to the error screen in the shop's frame (S-F18, G6). */
export async function drawPage(
  context: Pick<PageContext, 'log' | 'visitor'>,
  payload: AnsweredPage,
  shop: ShopState,
  hasStyle: Client['hasStyle']
): Promise<DrawnPage> {
  const draw = async (shown: AnsweredPage) => ({
    payload: shown,
    rendered: await renderPage(shown, shop, context.visitor, hasStyle)
  })
  try {
    return await draw(payload)
  } catch (error) {
    return draw({ ...failedPayload(context, payload.url, error), town: payload.town })
  }
}
