import { BasketScreen } from '@vitrina/react-ui'
import { read } from '../../shop'

export default async function Cart() {
  const { data, sections } = await read('cart')
  return <BasketScreen {...data} bonuses={sections.bonuses ?? undefined} />
}
