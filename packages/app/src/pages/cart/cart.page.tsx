import { basketSubject } from '@vitrina/core/basket'
import { tabStorage } from '@vitrina/core/browser'
import { mayHaveOrdered } from '@vitrina/core/orders'
import type { PageData, PageSections } from '@vitrina/core/pages'
import { BasketSkeleton, useDrawnBasket, useShop } from '@vitrina/react-ui'
import { useEffect } from 'react'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { PageSection } from '../../binding/page-section.tsx'
import { useNavigation, useShown } from '../../binding/router.tsx'
import { bare } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { cartPageMessages } from './cart-page.messages.ts'

const load = async () => (await import('./basket.ts')).BasketScreen
const drawn = import.meta.env.SSR ? await load() : undefined
const BasketScreen = lazyIsland(load, drawn, (shop, changed) =>
  shop.subscribe(basketSubject, changed)
)

export const page = definePage<'cart'>({ frame: bare, View: Cart, late: [BasketScreen] })

function Cart({ data, sections }: ViewProps<PageData<'cart'>, PageSections<'cart'>>) {
  // The session is being renewed: what was read is not this visitor's basket.
  const isForeign = useShown(state => state.current.payload.renew)
  useDrawnBasket(isForeign ? undefined : data.basket)
  useEffect(() => {
    // A part that is missing says so by itself.
    if (isForeign) BasketScreen.bring().catch(() => undefined)
  }, [isForeign])
  useLostOrder(!isForeign && data.basket.total.productsCountInBasket === 0)
  return (
    <div className="wrap">
      {isForeign ? (
        <BasketSkeleton />
      ) : (
        <>
          <BasketScreen {...data} bonuses={sections.bonuses ?? undefined} />
          <PageSection
            of={sections}
            name="bonuses"
            what={cartPageMessages.whatBonusRules}
            className="sec"
          />
        </>
      )}
    </div>
  )
}

/** An order may have emptied the basket whose answer never came: then its page takes this one's place. */
function useLostOrder(isEmpty: boolean) {
  const shop = useShop()
  const navigation = useNavigation()
  useEffect(() => {
    if (!isEmpty || !mayHaveOrdered({ tabStorage })) return
    import('./show-lost-order.ts')
      .then(({ showLostOrder }) => showLostOrder(shop, navigation))
      // The next page asks again.
      .catch(() => undefined)
  }, [isEmpty, shop, navigation])
}
