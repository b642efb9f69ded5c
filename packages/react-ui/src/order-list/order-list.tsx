import { routePath } from '@vitrina/core'
import { EVERY_STATUS, type OrderPage } from '@vitrina/core/orders'
import { pageHref, pageWindow } from '@vitrina/core/pagination'

import { Button } from '../kit/button/button.tsx'
import { EmptyState } from '../kit/empty-state/empty-state.tsx'
import { Pagination } from '../kit/pagination/pagination.tsx'
import { OrderCard } from '../order-card/order-card.tsx'
import { OrderChips } from './order-chips.tsx'
import { orderListStyle } from './order-list.styles.ts'

/** The orders of a status, page by page. */
export const OrderList = ({ orders }: { orders: OrderPage }) => (
  <section className={orderListStyle()} aria-label="Заказы">
    <OrderChips tabs={orders.tabs} />
    {orders.cards.length > 0 ? <Cards {...orders} /> : <NoOrders {...orders} />}
    {orders.pages > 1 && <Pages {...orders} />}
  </section>
)

/** The newest orders, with the way to all of them. */
export const LastOrders = ({ orders }: { orders: OrderPage }) => (
  <section className={orderListStyle()}>
    <h2>Заказы</h2>
    {orders.cards.length > 0 ? (
      <>
        <OrderChips tabs={orders.tabs} />
        <Cards {...orders} level={3} />
        {orders.count > orders.cards.length && (
          <p className="more">
            <Button
              variant="line"
              href={routePath('user-profile-order-status', { status: EVERY_STATUS })}
            >
              Все заказы
            </Button>
          </p>
        )}
      </>
    ) : (
      <NoOrders {...orders} />
    )}
  </section>
)

interface CardsProps extends Pick<OrderPage, 'cards' | 'flow'> {
  level?: 2 | 3 | undefined
}

const Cards = ({ cards, flow, level }: CardsProps) => (
  <div className="cards">
    {cards.map(order => (
      <OrderCard key={order.id} order={order} flow={flow} level={level} />
    ))}
  </div>
)

function NoOrders({ count }: Pick<OrderPage, 'count'>) {
  if (count > 0) {
    return (
      <div className="cards">
        <EmptyState
          title="Здесь пусто"
          level={2}
          actions={
            <Button href={routePath('user-profile-order-status', { status: EVERY_STATUS })}>
              Все заказы
            </Button>
          }
        >
          На этой странице заказов нет. Посмотрите остальные.
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="cards">
      <EmptyState
        title="Заказов пока нет"
        level={2}
        note="чистая страница"
        actions={<Button href={routePath('catalog')}>В каталог</Button>}
      >
        Когда вы оформите заказ, здесь появится его путь: от сборки до пункта выдачи.
      </EmptyState>
    </div>
  )
}

function Pages({ status, page, pages }: Pick<OrderPage, 'status' | 'page' | 'pages'>) {
  const path = routePath('user-profile-order-status', { status })
  const links = pageWindow(page, pages).map(each => ({ page: each, href: pageHref(path, each) }))
  return (
    <Pagination
      links={links}
      current={page}
      previous={page > 1 ? pageHref(path, page - 1) : undefined}
      next={page < pages ? pageHref(path, page + 1) : undefined}
    />
  )
}
