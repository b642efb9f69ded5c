import { bannersFor } from '@vitrina/core/content'
import { bannerPlace } from '@vitrina/core/contracts'
import type { Banner } from '@vitrina/core/entities'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { contentMessages } from './content.messages.ts'
import { ofSite } from './site-rows.ts'

interface Position {
  readonly category?: string | undefined
  readonly values?: readonly string[] | undefined
}

/** The banners of every page, in their order. */
export async function listBanners({ db, visitor }: Call): Promise<Banner[]> {
  const banners = await readBanners({ db, visitor })
  return banners.filter(({ category, values }) => category === null && values.length === 0)
}

/** Banners of a place that fit where the visitor stands, or the one banner of this code. */
export async function findBanners(code: string, position: Position, call: Call): Promise<Banner[]> {
  const banners = await readBanners(call)
  const own = banners.filter(banner => banner.code === code)
  if (own.length > 0) return own
  if (!PLACES.has(code)) throw new HttpError(404, contentMessages.noBanner)
  return [
    ...bannersFor(
      banners.filter(({ place }) => place === code),
      position
    )
  ]
}

const PLACES: ReadonlySet<string> = new Set(bannerPlace.options)

async function readBanners({ db, visitor }: Pick<Call, 'db' | 'visitor'>): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where(ofSite(visitor))
    .orderBy('sort')
    .orderBy('code')
    .execute()
  return rows.map(({ sort, site_ids, filter_values, ...banner }) => ({
    ...banner,
    images: [...banner.images],
    values: filter_values
  }))
}
