import type { Order } from '@vitrina/core/entities'
import { type GuestOrderStep, guestOrderStep, orderPage } from '@vitrina/core/orders'
import { useState } from 'react'

import { useToasts } from '../../src/binding/toasts.tsx'
import { FormMessage } from '../../src/forms/form-message.tsx'
import { BlankList } from '../../src/orders/blank-list/blank-list.tsx'
import { GuestOrderSearch } from '../../src/orders/guest-order/guest-order-search.tsx'
import { JoinOrder } from '../../src/orders/guest-order/join-order.tsx'
import { RepeatResult } from '../../src/orders/order-actions/repeat-order.tsx'
import { OrderDetail } from '../../src/orders/order-detail/order-detail.tsx'
import { LastOrders, OrderList } from '../../src/orders/order-list/order-list.tsx'
import { OrderPlaced } from '../../src/orders/order-placed/order-placed.tsx'
import { RefundForm } from '../../src/orders/refund-form/refund-form.tsx'
import { Sample, State } from '../sample.tsx'
import { InShop, ReadAgain } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'
import { orderUnderWay, receivedOrder, serveOrders, unpaidOrder } from './order-data.ts'

const { store, page } = await openSampleShop('member', { serve: serveOrders })
const readOrder = () =>
  page<'user-profile-order-detail-id'>(`/user/profile/order/detail/${orderUnderWay.id}`)
const readBlanks = () => page<'user-profile-blank-status'>('/user/profile/blank/all')
const [orders, own, blanks, order] = await Promise.all([
  page<'user-profile-order-status'>('/user/profile/order/all'),
  page<'user-profile'>('/user/profile'),
  readBlanks(),
  readOrder()
])
const none = orderPage(
  { data: [], meta: { page: 1, limit: 10, total: 0, pages: 0 }, statuses: [] },
  { all: 0, statuses: [] },
  { status: 'all', page: 1, search: '' }
)

/** What comes after the basket. */
export const Orders = () => (
  <InShop store={store}>
    <Sample of="order-list" variant="rows">
      <State name="Все заказы">
        <OrderList orders={orders.data} />
      </State>
      <State name="Последние, на первой странице аккаунта">
        {own.sections.orders && <LastOrders orders={own.sections.orders} />}
      </State>
      <State name="Заказов ещё нет">
        <OrderList orders={none} />
      </State>
    </Sample>
    <Sample of="order-detail" variant="rows">
      <ReadAgain start={order} read={readOrder}>
        {({ data, sections }, again) => (
          <OrderDetail
            order={data.order}
            {...{ flow: sections.flow ?? [], files: sections.files ?? [] }}
            onChanged={() => void again()}
          />
        )}
      </ReadAgain>
    </Sample>
    <Sample of="order-placed" variant="rows">
      <State name="Ждёт оплаты">
        <OrderPlaced order={unpaidOrder} />
      </State>
      <State name="Оплачен">
        <OrderPlaced order={orderUnderWay} />
      </State>
    </Sample>
    <Sample of="blank-list" variant="rows">
      <ReadAgain start={blanks} read={readBlanks}>
        {({ data }, again) => <BlankList blanks={data} onChanged={() => void again()} />}
      </ReadAgain>
    </Sample>
    <AfterAll />
  </InShop>
)

const AfterAll = () => (
  <>
    <Sample of="refund-form" variant="rows">
      <Refund />
    </Sample>
    <Sample of="guest-order" variant="rows">
      <State name="Найти заказ">
        <GuestOrder />
      </State>
      <State name="Участнику предлагают взять его в аккаунт">
        <Join order={{ isOfGuest: true }} />
      </State>
    </Sample>
    <Sample of="order-actions" variant="rows">
      <RepeatResult added={2} missing={[]} />
      <RepeatResult added={1} missing={['Глобус школьный']} />
    </Sample>
  </>
)

function Refund() {
  const toasts = useToasts()
  const say = () => toasts.show({ tone: 'good', text: 'Заявка на возврат принята' })
  return <RefundForm order={receivedOrder} onSent={say} />
}

function GuestOrder() {
  const [step, setStep] = useState<GuestOrderStep>({ kind: 'ask' })
  if (step.kind === 'open') return <FormMessage tone="good">Заказ найден и открыт.</FormMessage>
  return (
    <GuestOrderSearch
      {...{ step, problem: undefined }}
      onStep={path => setStep(guestOrderStep(path))}
    />
  )
}

function Join({ order }: { readonly order: Pick<Order, 'isOfGuest'> }) {
  const toasts = useToasts()
  return (
    <JoinOrder
      {...{ order, step: { kind: 'open', key: 'key-1' } }}
      onJoined={path => toasts.show({ tone: 'good', text: `Заказ теперь на ${path}` })}
    />
  )
}
