import { CheckoutScreen } from '@vitrina/react-ui'
import { read } from '../../shop'
import { OrderPlaced } from '../front'

/** The form of an order; at `?order=…` the order that came of it. */
export default async function Checkout() {
  const { data } = await read('checkout')
  return data.kind === 'form' ? <CheckoutScreen {...data} /> : <OrderPlaced order={data.order} />
}
