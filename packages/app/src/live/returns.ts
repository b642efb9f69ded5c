import type { ShopStore } from '@vitrina/core'
import { browserCookies } from '@vitrina/core/browser'
import { cookieNames } from '@vitrina/core/platform'
import { readTown } from '@vitrina/core/values'

import type { PagePayload } from '../loaders/page-payload.ts'
import type { ReturnedPage } from '../platform/check-return.ts'

/** Days and prices of a page are those of the town it was read for. */
export const isDated = ({ town, failure }: PagePayload): boolean =>
  failure === undefined && readTown(browserCookies.get(cookieNames.town)) !== town

/** Back may bring a whole page out of the browser's memory, as it was. */
export const watchReturns = (shop: ShopStore, page: ReturnedPage) =>
  addEventListener('pageshow', ({ persisted }) => {
    // Without a network there is nothing to read anew either.
    if (persisted)
      import('../platform/check-return.ts').then(
        check => check.checkReturn(shop, page),
        () => {}
      )
  })
