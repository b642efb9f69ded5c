import { routePath } from '@vitrina/core'
import { getRaffle, joinRaffle } from '@vitrina/core/contracts'
import { isPastLast, parsePage } from '@vitrina/core/pagination'
import { queryParams } from '@vitrina/core/routes'

import { cleanHtml } from '../../page/clean-html.ts'
import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'

export const loader = defineLoader(
  'raffle',
  async ({ backend, params, path, url }) => {
    const page = parsePage(queryParams(url).get('page'))
    const raffle = await backend(getRaffle, { params: { code: params.code }, query: { page } })
    const { title, lead } = raffle
    const isPastEnd = isPastLast(page, raffle.participants.meta.pages)
    return {
      data: { ...raffle, html: cleanHtml(raffle.html) },
      trail: [{ title, path }],
      head: { title, description: lead, page, noindex: isPastEnd },
      ...(isPastEnd && { status: 404 })
    }
  },
  join
)

async function join(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(routePath('user-signin'))
  await backend(joinRaffle, { params: { code: fields.get('code') ?? '' } })
}
