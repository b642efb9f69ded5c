import { raffleView } from '../content/raffle.view.ts'
import { getRaffle, joinRaffle } from '../contracts/raffles.ts'
import { pageOf } from '../values/pagination/pagination.ts'

import { defineLoader } from './define-loader.ts'
import { onPage } from './of-list.ts'
import { rafflePageMessages } from './raffle-page.messages.ts'

export const loader = defineLoader(
  'raffle',
  async ({ backend, clean, params, path, url }) => {
    const query = { page: pageOf(url) }
    const raffle = await backend(getRaffle, { params: { code: params.code }, query })
    const { title, lead } = raffle
    return {
      data: { ...raffle, html: clean(raffle.html) },
      trail: [{ title, path }],
      ...onPage(raffleView(raffle).participants, { title, description: lead })
    }
  },
  async ({ backend }, fields) => {
    await backend(joinRaffle, { params: { code: fields.get('code') ?? '' } })
  },
  { whySignIn: () => rafflePageMessages.whySignIn }
)
