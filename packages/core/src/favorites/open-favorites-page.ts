import { openReading } from '../store/open-reading.ts'
import { answered, emptyReading, type Reading, retried, wanting } from '../store/reading.ts'
import type { RunningShop, Store } from '../store/store.ts'
import { isFavoritesSettled } from './favorites.selectors.ts'
import { favoritesSubject } from './favorites.ts'
import type { FavoritesPage } from './favorites-page.ts'
import { favoritesSettled } from './favorites-settled.ts'

/** A page of the favourites by its number; its cards stay when one of them is taken out. */
export type FavoritesReading = Reading<number, FavoritesPage>

/** A page of the favourites on its screen. */
export interface OpenFavoritesPage {
  get(): FavoritesReading
  /** Reads what is not known yet, from the first listener on. Returns the way to stop listening. */
  subscribe(listener: () => void): () => void
  /** Reads a page once more that could not be read. */
  retry(): void
}

interface FavoritesShop extends RunningShop {
  readFavorites(page: number): Promise<FavoritesPage>
}

interface KnownPage {
  readonly page: number
  /** As the server has read it. */
  readonly shown?: FavoritesPage | undefined
}

/** What the server has read, unless the visitor wished something since; otherwise it is read here. */
export function openFavoritesPage(
  store: Pick<Store<FavoritesShop>, 'get' | 'subscribe' | 'engine'>,
  { page, shown }: KnownPage
): OpenFavoritesPage {
  const asked = wanting<number, FavoritesPage>(emptyReading, page)
  const isCurrent = isFavoritesSettled(store.get(favoritesSubject))
  const start: FavoritesReading = isCurrent && shown !== undefined ? answered(asked, shown) : asked
  let opened: ReturnType<typeof open> | undefined
  const open = () => openReading({ start, after: retried<number, FavoritesPage>, read })

  async function read() {
    const shop = await store.engine()
    await favoritesSettled(store)
    return shop.readFavorites(page)
  }

  return {
    get: () => opened?.get() ?? start,
    subscribe(listener) {
      opened ??= open()
      return opened.subscribe(listener).unsubscribe
    },
    retry: () => opened?.send(undefined)
  }
}
