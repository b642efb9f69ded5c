import type { KeptBasket } from '../../entities/kept-basket.ts'
import { routePath } from '../../routes/route-path.ts'
import { formatDay, formatTime } from '../../values/calendar/date-format.ts'
import { type ListView, listView } from '../../values/pagination/list.view.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { keptBasketMessages as words } from './kept-baskets.messages.ts'

/** A kept basket as its card shows it. */
export interface KeptBasketView extends Pick<KeptBasket, 'id' | 'name' | 'lines'> {
  /** The first of its things, each by its place: in a set and apart from it may be the same one. */
  readonly items: readonly (Pick<KeptBasket['items'][number], 'title' | 'image'> & {
    readonly id: string
  })[]
  /** «23 ноября, 14:05, 4 товара» */
  readonly when: string
}

/** The kept baskets of a member as their page shows them; plain JSON. */
export interface KeptBasketsPage extends ListView<KeptBasketView> {
  /** What the next one is called unless its owner says otherwise. */
  readonly suggestedName: string
}

/** `now` in milliseconds names the next one. */
export const keptBasketsPage = (data: readonly KeptBasket[], now: number): KeptBasketsPage => ({
  ...listView(
    { data, meta: { pages: 1 } },
    {
      href: routePath('user-profile-baskets'),
      page: 1,
      card: keptBasketView,
      empty: () => ({ title: words.emptyTitle, text: words.emptyText })
    }
  ),
  suggestedName: words.named(formatDay(now))
})

const keptBasketView = ({ id, name, items, lines, count, keptAt }: KeptBasket): KeptBasketView => ({
  ...{ id, name, lines },
  items: items.map(({ title, image }, place) => ({
    id: String(place),
    title: boundUnits(title),
    image
  })),
  when: [formatDay(keptAt), formatTime(keptAt), countOf(count, countedNouns.products)].join(', ')
})
