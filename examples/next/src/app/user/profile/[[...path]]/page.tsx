import { OrderDetail, OrderList } from '@vitrina/react-ui'
import { redirect } from 'next/navigation'
import { read } from '../../../../shop'

/** The orders of a member, or one of them. */
export default async function Orders() {
  const names = ['user-profile-order-status', 'user-profile-order-detail-id'] as const
  const page = await read('user-profile', ...names)
  if (page.name === 'user-profile') redirect('/user/profile/order/all')
  return (
    <>
      <h1>Заказы</h1>
      {page.name === 'user-profile-order-status' ? (
        <OrderList orders={page.data} />
      ) : (
        <OrderDetail order={page.data.order} flow={[]} files={[]} {...page.sections} />
      )}
    </>
  )
}
