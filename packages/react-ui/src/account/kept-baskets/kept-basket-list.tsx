import type { AskedTaking as Asked, KeptBasketsPage } from '@vitrina/core/cart'
import { keptBasketMessages as words } from '@vitrina/core/cart'

import { List } from '../../catalog/list/list.tsx'
import { AskedTaking } from './asked-taking.tsx'
import { KeepBasket } from './keep-basket.tsx'
import { KeptBasketCard } from './kept-basket-card.tsx'
import { keptBasketListMessages } from './kept-basket-list.messages.ts'
import { keptBasketsStyle } from './kept-baskets.styles.ts'

interface KeptBasketListProps {
  readonly page: KeptBasketsPage
  /** The one that a form without script asks about. */
  readonly asked?: Asked | undefined
  /** There are others now: the page has to be read again. */
  readonly onChanged: () => Promise<unknown>
}

/** Puts the present basket aside, and shows those that were. */
export const KeptBasketList = ({ page, asked, onChanged }: KeptBasketListProps) => (
  <section className={keptBasketsStyle()} aria-label={keptBasketListMessages.title}>
    <p>{words.intro}</p>
    {asked && <AskedTaking asked={asked} />}
    <KeepBasket suggestedName={page.suggestedName} onKept={onChanged} />
    <List list={page}>
      {cards => (
        <div className="cards">
          {cards.map(view => (
            <KeptBasketCard key={view.id} view={view} onChanged={onChanged} />
          ))}
        </div>
      )}
    </List>
  </section>
)
