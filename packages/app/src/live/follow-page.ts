import type { ShopStore } from '@vitrina/core'
import { followAwaited as follow } from '@vitrina/core/store'
import { replaceBrokenPictures } from '@vitrina/react-ui'
import { richTextStyle } from '../parts/rich-text.tsx'
import { keepPages } from '../platform/keep-pages.ts'
import { keepWatched } from '../platform/keep-watched.ts'
import { watchProducts } from '../platform/watch-products.ts'
import type { Destination, Navigation, NavigationState } from '../routing/navigation-port.ts'
import { followNetwork } from './follow-network.ts'
import { showConnection } from './show-connection.tsx'

/** What of the page the living shop works with. */
export interface EngineSurroundings {
  readonly navigation: Pick<
    Navigation,
    'getState' | 'subscribe' | 'open' | 'read' | 'standIn' | 'extend' | 'keepBy'
  >
  readonly store: ShopStore
}

/** Pictures that wait to be scrolled to would leave holes on paper. */
const bringPicturesToPrint = () =>
  addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      picture.loading = 'eager'
    }
  })

type Ways = Pick<Navigation, 'getState' | 'subscribe' | 'read' | 'open'>

/** A page that the backend was not there to give is asked for until it is, or something else is wanted. */
const followAwaited = (store: ShopStore, { getState, subscribe, read, open }: Ways): void =>
  follow(store, {
    destination: () => destinationOf(getState()),
    isMoving: () => getState().pending !== undefined,
    async isThere(url) {
      const found = await read(url)
      return !('failure' in found && found.failure?.isAway)
    },
    open: ({ url, options }) => open(url, { ...options, isRetry: true }),
    subscribe
  })

function destinationOf({ awaited, current }: NavigationState): Destination | undefined {
  const { url, failure } = current.payload
  return awaited ?? (failure?.isAway ? { url, options: { replace: true } } : undefined)
}

/** Does what an application does by itself, with or without its shop: it waits for neither. */
export function followPage({ navigation, store }: EngineSurroundings): void {
  showConnection(store)
  followNetwork(store, navigation)
  followAwaited(store, navigation)
  bringPicturesToPrint()
  replaceBrokenPictures(`.${richTextStyle()}`)
  keepWatched(store)
  keepPages(navigation)
  watchProducts(store, navigation)
}
