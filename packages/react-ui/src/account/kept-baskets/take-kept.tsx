import { badgeCount, basketSubject } from '@vitrina/core/basket'
import {
  type KeptBasketView,
  keptQuestion,
  putTaking,
  keptBasketMessages as words
} from '@vitrina/core/cart'
import { BringBack } from '../../basket/bring-back.tsx'
import { useShop, useSubject } from '../../binding/shop-context.tsx'
import { usePrices } from '../../binding/use-prices.ts'

interface TakeKeptProps {
  readonly view: Pick<KeptBasketView, 'id' | 'name'>
}

/** Takes a kept basket back, to the goods in the basket or in their place. */
export function TakeKept({ view: { id, name } }: TakeKeptProps) {
  const shop = useShop()
  const { show } = usePrices()
  // An open question follows the basket; one that is asked now counts what lies there now.
  useSubject(basketSubject, badgeCount)
  const inBasket = () => badgeCount(shop.get(basketSubject))

  return (
    <BringBack
      form={{ fields: { take: id } }}
      button={{
        ...{ variant: 'soft', size: 's', children: words.take },
        'aria-label': `${words.take}: ${name}`
      }}
      read={async engine => (await engine.part('keptBaskets')).lines(id)}
      question={lines => keptQuestion(lines, { name, inBasket: inBasket(), show })}
      take={async (engine, lines, mode) => (await engine.part('keptBaskets')).taking(lines, mode)}
      onTaken={taking => putTaking(shop, name, taking)}
    />
  )
}
