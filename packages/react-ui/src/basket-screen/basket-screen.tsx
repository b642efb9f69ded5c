import { routePath } from '@vitrina/core'
import { badgeCount, isBasketEmpty, isTotalStale } from '@vitrina/core/basket'
import { type Basket } from '@vitrina/core/entities'
import { countedNouns, countOf } from '@vitrina/core/plural'

import { BasketList } from '../basket-list/basket-list.tsx'
import { basketRows, rowId, wrongRow } from '../basket-list/basket-rows.ts'
import { usePageBasket } from '../basket-list/use-page-basket.ts'
import { BasketSummary } from '../basket-summary/basket-summary.tsx'
import { basketSums } from '../basket-summary/basket-sums.ts'
import { SumBar } from '../basket-summary/sum-bar.tsx'
import { EmptyBasket } from '../empty-basket/empty-basket.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../kit/button/button.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { basketScreenStyle } from './basket-screen.styles.ts'

const kilograms = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

const crumbs = [{ title: 'Главная', href: '/' }, { title: 'Корзина' }]

/** The basket as a whole screen; `basket` is what the page was read with. */
export function BasketScreen({ basket: page }: { basket: Basket }) {
  const basket = usePageBasket(page)
  const { show } = usePrices()
  const { total } = basket
  if (total === undefined || isBasketEmpty(basket)) return <EmptyBasket />
  const sums = basketSums(total)
  const count = badgeCount(basket)
  const wrong = wrongRow(basketRows(basket, true))
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <div className={basketScreenStyle()}>
        <div className="head">
          <h1>Корзина</h1>
          <p className="num mut">
            {countOf(count, countedNouns.products)}
            {total.weight > 0 && !isTotalStale(basket) && `, ${kilograms.format(total.weight)} кг`}
          </p>
        </div>
        <BasketList basket={basket} />
        <BasketSummary basket={basket} />
      </div>
      <SumBar
        sum={show(sums.price)}
        isStale={isTotalStale(basket)}
        note={countOf(sums.count, countedNouns.products)}
      >
        {wrong ? (
          <Button size="l" variant="soft" href={`#${rowId(wrong.group.id)}`}>
            Проверить
          </Button>
        ) : (
          sums.count > 0 && (
            <Button size="l" href={routePath('checkout')}>
              Оформить
            </Button>
          )
        )}
      </SumBar>
    </>
  )
}
