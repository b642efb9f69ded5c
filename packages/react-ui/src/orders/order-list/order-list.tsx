import { routePath } from '@vitrina/core'
import { EVERY_STATUS, type OrderPage, ordersMessages } from '@vitrina/core/orders'
import { actionMessages } from '../../binding/actions.messages.ts'
import { List } from '../../catalog/list/list.tsx'
import { StatusChips } from '../../catalog/status-chips/status-chips.tsx'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { OrderCard } from '../order-card/order-card.tsx'
import { orderListMessages } from './order-list.messages.ts'
import { orderListStyle } from './order-list.styles.ts'

interface OrdersProps {
  readonly orders: OrderPage
}

/**
 * Lists the orders of a member by status, page by page, with a search by number and goods. `orders`
 * is the page `user-profile-order-status`.
 */
export const OrderList = ({ orders }: OrdersProps) => (
  <section className={orderListStyle()} aria-label={orderListMessages.title}>
    {orders.count > 0 && <Search {...orders.search} />}
    <StatusChips label={orderListMessages.byStatus} tabs={orders.tabs} />
    <List list={orders}>{() => <Cards {...orders} />}</List>
  </section>
)

/** Shows the newest orders with the way to all of them, on the first page of the account. */
export const LastOrders = ({ orders }: OrdersProps) => (
  <section className={orderListStyle()}>
    <h2>{orderListMessages.title}</h2>
    {orders.cards.length > 0 && (
      <StatusChips label={orderListMessages.byStatus} tabs={orders.tabs} />
    )}
    <List list={{ ...orders, pages: undefined }}>{() => <Cards {...orders} level={3} />}</List>
    {orders.count > orders.cards.length && (
      <p className="more">
        <Button
          variant="line"
          href={routePath('user-profile-order-status', { status: EVERY_STATUS })}
        >
          {ordersMessages.toEvery}
        </Button>
      </p>
    )}
  </section>
)

const Search = ({ action, text, maxLength }: OrderPage['search']) => (
  <form key={text} className="search" aria-label={orderListMessages.search} action={action}>
    <TextField
      label={ordersMessages.search}
      labelHidden
      placeholder={ordersMessages.search}
      name="q"
      type="search"
      maxLength={maxLength}
      defaultValue={text}
    />
    <Button variant="soft" size="l">
      {actionMessages.find}
    </Button>
  </form>
)

interface CardsProps extends Pick<OrderPage, 'cards'> {
  readonly level?: 2 | 3
}

const Cards = ({ cards, level }: CardsProps) => (
  <div className="cards">
    {cards.map(order => (
      <OrderCard key={order.id} order={order} level={level} />
    ))}
  </div>
)
