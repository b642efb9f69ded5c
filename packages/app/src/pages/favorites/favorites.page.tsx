import { routePath } from '@vitrina/core'
import {
  type FavoritesPage,
  favoritesSettled,
  favoritesSubject,
  isFavoritesSettled,
  favoritesPageMessages as words
} from '@vitrina/core/favorites'
import { priceRules } from '@vitrina/core/price'
import { sessionSubject } from '@vitrina/core/session'
import { siteSubject } from '@vitrina/core/site'
import { commonMessages, ProductGrid, ReadList, style, useShop } from '@vitrina/react-ui'
import { useEffect, useState } from 'react'

import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import type { loader } from './favorites.loader.ts'
import { favoritesScreenMessages } from './favorites-screen.messages.ts'

interface FavoritesData {
  readonly page: number
  readonly shown: FavoritesPage | undefined
}

const IN_SIGHT = 4
const failed = () => ({ title: words.failed, text: words.failedHint })
const favoritesStyle = style(`
  & > h1 { margin: 6px 0 28px; }
  & > nav { margin-top: clamp(40px, 4.4vw, 64px); }
`)

export const page = definePage<typeof loader>({ frame: plain, View: Favorites })

/** The cards stay while the page stands: what was taken out can be put back in its place. */
function Favorites({ data }: ViewProps<FavoritesData>) {
  const { list, retry } = useList(data)
  return (
    <div className={favoritesStyle()}>
      <h1>{favoritesScreenMessages.title}</h1>
      <ReadList list={list} awaited={<Awaited />} failed={failed()} onRetry={retry}>
        {cards => <ProductGrid cards={cards} columns={4} eager={IN_SIGHT} />}
      </ReadList>
    </div>
  )
}

/** What the server has read, unless the visitor wished something since; otherwise it is read here. */
function useList({ page, shown }: FavoritesData) {
  const shop = useShop()
  const isCurrent = () => isFavoritesSettled(shop.get(favoritesSubject))
  const [list, setList] = useState<FavoritesPage | 'failed' | undefined>(() =>
    isCurrent() ? shown : undefined
  )

  async function read() {
    const { readFavorites } = await shop.engine()
    await favoritesSettled(shop)
    const { configuration } = shop.get(siteSubject)
    return readFavorites({ page, rules: priceRules(shop.get(sessionSubject), configuration) })
  }

  useEffect(() => {
    if (list === undefined) read().then(setList, () => setList('failed'))
  }, [list])

  return { list, retry: () => setList(undefined) }
}

const Awaited = () => (
  <>
    <noscript>
      <p>{words.withoutScript}</p>
      <a className="link" href={routePath('user-signin')}>
        {commonMessages.signIn}
      </a>
    </noscript>
    <ProductGrid cards={[]} columns={4} awaited={IN_SIGHT} />
  </>
)
