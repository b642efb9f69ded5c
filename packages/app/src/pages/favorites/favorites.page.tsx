import { routePath } from '@vitrina/core'
import {
  type FavoritesPage,
  favoritesSubject,
  isFavoritesSettled,
  favoritesPageMessages as words
} from '@vitrina/core/favorites'
import { pageHref, pageWindow } from '@vitrina/core/pagination'
import { priceRules } from '@vitrina/core/price'
import { sessionSubject } from '@vitrina/core/session'
import { siteSubject } from '@vitrina/core/site'
import { Button, EmptyState, Pagination, ProductGrid, style, useShop } from '@vitrina/react-ui'
import { useEffect, useState } from 'react'

import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import type { loader } from './favorites.loader.ts'

interface FavoritesData {
  readonly page: number
  readonly shown: FavoritesPage | undefined
}

const PATH = routePath('favorites')
const IN_SIGHT = 4
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
      <h1>Избранное</h1>
      {list === undefined && <Awaited />}
      {list === 'failed' && <Failed onRetry={retry} />}
      {typeof list === 'object' &&
        (list.cards.length > 0 ? <Cards {...list} /> : <Empty {...list} />)}
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
    const { configuration } = shop.get(siteSubject)
    return readFavorites({ page, rules: priceRules(shop.get(sessionSubject), configuration) })
  }

  useEffect(() => {
    if (list === undefined) read().then(setList, () => setList('failed'))
  }, [list])

  return { list, retry: () => setList(undefined) }
}

const Cards = ({ cards, page, pages }: FavoritesPage) => (
  <>
    <ProductGrid cards={cards} columns={4} eager={IN_SIGHT} />
    {pages > 1 && (
      <Pagination
        links={pageWindow(page, pages).map(each => ({ page: each, href: pageHref(PATH, each) }))}
        current={page}
        previous={page > 1 ? pageHref(PATH, page - 1) : undefined}
        next={page < pages ? pageHref(PATH, page + 1) : undefined}
      />
    )}
  </>
)

const Awaited = () => (
  <>
    <noscript>
      <p>{words.withoutScript}</p>
      <a className="link" href={routePath('user-signin')}>
        Войти
      </a>
    </noscript>
    <ProductGrid cards={[]} columns={4} awaited={IN_SIGHT} />
  </>
)

const Empty = ({ page }: FavoritesPage) => (
  <EmptyState
    title={page > 1 ? words.noPage : words.empty}
    note={page > 1 ? undefined : 'сердечко ждёт'}
    actions={
      page > 1 ? (
        <Button href={PATH}>К началу списка</Button>
      ) : (
        <Button href={routePath('catalog')}>В каталог</Button>
      )
    }
  >
    {page > 1 ? undefined : words.emptyHint}
  </EmptyState>
)

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    title={words.failed}
    actions={
      <Button type="button" onClick={onRetry}>
        Повторить
      </Button>
    }
  >
    {words.failedHint}
  </EmptyState>
)
