import { OrderDetail, OrderList } from '@vitrina/react-ui'
import { read } from '../../../../shop'

/** The orders of a member, or one of them. */
export default async function Orders() {
  const page = await read('user-profile-order-status', 'user-profile-order-detail-id')
  return (
    <>
      <h1>{page.crumbs.at(-1)?.title}</h1>
      {page.name === 'user-profile-order-status' ? (
        <OrderList orders={page.data} />
      ) : (
        <OrderDetail order={page.data.order} flow={[]} files={[]} {...page.sections} />
      )}
    </>
  )
}
