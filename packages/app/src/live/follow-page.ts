import { replaceBrokenPictures } from '@vitrina/react-ui'

import { keepWatched } from '../device-lists/keep-watched.ts'
import { keepPages } from '../reviews/keep-pages.ts'
import { richTextStyle } from '../rich-text/rich-text.tsx'
import { watchProducts } from '../watched/watch-products.ts'
import type { EngineSurroundings } from './engine-surroundings.ts'
import { followAwaited } from './follow-awaited.ts'
import { followNetwork } from './follow-network.ts'
import { bringPicturesToPrint } from './printing.ts'
import { showConnection } from './show-connection.tsx'

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
