import { choiceHref, readChoice } from '@vitrina/core/catalog'
import { listProductsBonuses } from '@vitrina/core/contracts'
import { useState } from 'react'

import { BuyBar } from '../../src/catalog/buy-bar/buy-bar.tsx'
import { PriceNotes } from '../../src/catalog/product-buy/price-notes.tsx'
import { ProductBuy } from '../../src/catalog/product-buy/product-buy.tsx'
import { ProductChoice } from '../../src/catalog/product-choice/product-choice.tsx'
import { useAskedSize } from '../../src/catalog/product-choice/use-asked-size.ts'
import { ProductPhotos } from '../../src/catalog/product-photos/product-photos.tsx'
import { RestockForm } from '../../src/catalog/restock-form/restock-form.tsx'
import { Sample, State } from '../sample.tsx'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { store, page } = await openSampleShop('guest', {
  serve: ({ on }) => on(listProductsBonuses, () => ({ data: [{ productId: 2, value: 180 }] }))
})
const [rucksack, pinafore, globe] = await Promise.all([
  page<'product'>('/catalog/shkola/ryukzaki/detail/ryukzak-kometa'),
  page<'product'>('/catalog/shkola/forma/detail/sarafan-kembridzh'),
  page<'product'>('/catalog/shkola/kancelyariya/detail/globus')
])
type Page = typeof rucksack
interface OfPage {
  readonly of: Page
}

/** The purchase on the page of a product. */
export const ProductPage = () => (
  <InShop store={store}>
    <Sample of="product-photos" variant="rows">
      <ProductPhotos {...rucksack.data} />
    </Sample>
    <Sample of="product-choice" variant="rows">
      <State name="Цвет">
        <Choice of={rucksack} />
      </State>
      <State name="Размер ещё не выбран">
        <Choice of={pinafore} />
      </State>
    </Sample>
    <Sample of="product-buy" variant="rows">
      <State name="В наличии">
        <Purchase of={rucksack} />
      </State>
      <State name="Размер ещё не выбран">
        <Purchase of={pinafore} />
      </State>
      <State name="Распродано">
        <Purchase of={globe} />
      </State>
    </Sample>
    <Sample of="buy-bar" variant="rows">
      <State name="Можно купить">
        <Bar of={rucksack} />
      </State>
      <State name="Размер ещё не выбран">
        <Bar of={pinafore} />
      </State>
    </Sample>
    <Sample of="restock-form" variant="columns">
      <RestockForm groupId={501} href={`${globe.url}?group=501`} />
      <RestockForm groupId={501} href={`${globe.url}?group=501`} isSent />
    </Sample>
  </InShop>
)

function Choice({ of: { data, url } }: OfPage) {
  const [chosen, setChosen] = useState(url)
  const asked = useAskedSize()
  const choice = readChoice(data.groups, chosen)
  return <ProductChoice {...{ choice, asked }} images={data.images} onChoose={setChosen} />
}

function Purchase({ of: { data, url, sections } }: OfPage) {
  const asked = useAskedSize()
  const { shown, group } = readChoice(data.groups, url)
  if (shown === undefined) return null
  return (
    <ProductBuy
      {...{ shown, group, asked, title: data.title, picture: data.images[shown.picture] }}
      reasons={<PriceNotes group={shown} bonus={sections.bonus} />}
      whenGone={group && <RestockForm groupId={group.id} href={choiceHref(url, group)} />}
    />
  )
}

function Bar({ of: { data, url } }: OfPage) {
  const asked = useAskedSize()
  return <BuyBar choice={readChoice(data.groups, url)} asked={asked} title={data.title} />
}
