import { openReading } from '../../store/open-reading.ts'
import { answered, emptyReading, type Reading, retried, wanting } from '../../store/reading.ts'
import type { Store } from '../../store/store.ts'
import type { RunningShop } from '../../store/subject.ts'
import { favoriteIds, isFavoritesSettled } from './favorites.selectors.ts'
import { favoritesSubject } from './favorites.ts'
import type { FavoritesPage } from './favorites-page.ts'
import type { ShopFavorites } from './open-favorites.ts'

/**
 * Resolves when nothing is wished that the list does not have: a press is shown before it is told,
 * and a page that is read in between would lack it.
 */
export function favoritesSettled(store: Pick<Store, 'get' | 'subscribe'>): Promise<void> {
  return new Promise(resolve => {
    const stop = store.subscribe(favoritesSubject, check)
    check()
    function check() {
      if (!isFavoritesSettled(store.get(favoritesSubject))) return
      stop()
      resolve()
    }
  })
}

/** A page of the favourites by its number; its cards stay when one of them is taken out. */
export type FavoritesReading = Reading<number, FavoritesPage>

/** A page of the favourites on its screen. */
export interface OpenFavoritesPage {
  get(): FavoritesReading
  /**
   * Reads what is not known yet, from the first listener on, and again when something is put in that
   * the page lacks. Returns the way to stop listening.
   */
  subscribe(listener: () => void): () => void
  /** `page.retry` reads a page once more that could not be read. */
  send(command: PageCommand): void
  /** Ends what is on its way. */
  stop(): void
}

type FavoritesShop = RunningShop & Pick<ShopFavorites, 'settledFavorites' | 'readFavorites'>

interface InitialPage {
  readonly page: number
  /** As the server has read it. */
  readonly shown?: FavoritesPage | undefined
}

interface PageCommand {
  readonly type: 'page.retry'
}

type Command = PageCommand | { readonly type: 'page.renew' }

/** What the server has read, unless the visitor wished something since; otherwise it is read here. */
export function openFavoritesPage(
  store: Pick<Store<FavoritesShop>, 'get' | 'subscribe' | 'engine'>,
  { page, shown }: InitialPage
): OpenFavoritesPage {
  const asked = wanting<number, FavoritesPage>(emptyReading, page)
  const isCurrent = isFavoritesSettled(store.get(favoritesSubject))
  const start: FavoritesReading = isCurrent && shown !== undefined ? answered(asked, shown) : asked
  /** The list that the page was read from; unknown until it is read. */
  let read = isCurrent && shown !== undefined ? listed() : undefined
  let opened: ReturnType<typeof open> | undefined
  const open = () => openReading({ start, after, read: readPage })

  function listed() {
    return favoriteIds(store.get(favoritesSubject))
  }

  async function readPage() {
    const shop = await store.engine()
    await favoritesSettled(store)
    read = await shop.settledFavorites()
    return shop.readFavorites(page)
  }

  /** Cards of what was taken out stay, to be put back in their place: only what is new asks anew. */
  function check() {
    if (read === undefined) return
    const cards = opened?.get().value?.cards ?? []
    const isOnPage = (id: number) => read?.includes(id) || cards.some(card => card.id === id)
    if (listed().every(isOnPage)) return
    // Once, however many changes a wish goes through until the page is read.
    read = undefined
    opened?.send({ type: 'page.renew' })
  }

  const after = (reading: FavoritesReading, command: Command) =>
    command.type === 'page.renew' ? wanting(reading, page) : retried(reading)

  return {
    get: () => opened?.get() ?? start,
    subscribe(listener) {
      opened ??= open()
      const stopReading = opened.subscribe(listener)
      const stopLooking = store.subscribe(favoritesSubject, check)
      return () => {
        stopReading()
        stopLooking()
      }
    },
    send: command => opened?.send(command),
    stop: () => opened?.stop()
  }
}
