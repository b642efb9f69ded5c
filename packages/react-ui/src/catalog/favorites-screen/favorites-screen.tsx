import { routePath } from '@vitrina/core'
import {
  type FavoritesPage,
  favoritesMessages,
  openFavoritesPage,
  favoritesPageMessages as words
} from '@vitrina/core/lists'
import { isSignedIn } from '@vitrina/core/session'
import { useState, useSyncExternalStore } from 'react'
import { actionMessages } from '../../binding/actions.messages.ts'
import { BoundaryFailed } from '../../binding/boundary.tsx'
import { useSession, useShop } from '../../binding/shop-context.tsx'
import { style } from '../../theme/style.ts'
import { ReadList } from '../list/list.tsx'
import { ProductGrid } from '../product-grid/product-grid.tsx'

interface FavoritesScreenProps {
  /** Which page of the list, by its number. */
  page: number
  /** As the server has read it; a guest's is read from the device. */
  shown: FavoritesPage | undefined
}

const IN_SIGHT = 4
const failed = () => ({ title: words.failed, text: words.failedHint })
// What was awaited may be shorter: what follows begins below the screen either way.
const favoritesStyle = style(`
  min-height: calc(100vh - 120px); min-height: calc(100svh - 120px);
  & > h1 { margin: 6px 0 28px; }
  & > nav { margin-top: clamp(40px, 4.4vw, 64px); }
`)

/** The favourites of a guest or a member. Cards stay while it is shown: what was taken out can be put back in its place. */
export function FavoritesScreen(props: FavoritesScreenProps) {
  const { reading, retry } = useReading(props)
  return (
    <div className={favoritesStyle()}>
      <h1>{favoritesMessages.title}</h1>
      <ReadList
        reading={reading}
        awaited={<Awaited onRetry={retry} />}
        failed={failed()}
        onRetry={retry}
      >
        {cards => <ProductGrid cards={cards} columns={4} eager={IN_SIGHT} />}
      </ReadList>
    </div>
  )
}

function useReading(data: FavoritesScreenProps) {
  const shop = useShop()
  const [opened] = useState(() => openFavoritesPage(shop, data))
  const reading = useSyncExternalStore(opened.subscribe, opened.get, opened.get)
  return { reading, retry: () => opened.send({ type: 'page.retry' }) }
}

/** Without script the list of a member is one that could not be read, and a guest has none. */
function Awaited({ onRetry }: { readonly onRetry: () => void }) {
  const isMember = useSession(isSignedIn)
  return (
    <>
      <noscript>
        {isMember ? (
          <BoundaryFailed what={words.whatList} onRetry={onRetry} />
        ) : (
          <>
            <p>{words.withoutScript}</p>
            <a className="link" href={routePath('user-signin')}>
              {actionMessages.signIn}
            </a>
          </>
        )}
      </noscript>
      <ProductGrid cards={[]} columns={4} awaited={IN_SIGHT} />
    </>
  )
}
