import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketSubject, quantityOf } from '@vitrina/core/basket'
import { groupViews, readChoice } from '@vitrina/core/catalog'
import { type OfferPrice, type Product, type ProductGroup } from '@vitrina/core/entities'
import { guestSession } from '@vitrina/core/session'
import { demoGroup, demoProduct } from '@vitrina/core/testing'
import { priceRules } from '@vitrina/core/values'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ProductBuy } from '../product-buy/product-buy.tsx'
import { RestockForm } from '../restock-form/restock-form.tsx'
import { ProductChoice } from './product-choice.tsx'
import { useAskedSize } from './use-asked-size.ts'

afterEach(cleanup)

const PATH = '/catalog/shkolnaya-forma/sarafany/detail/linejka'
const blue = { code: 'blue', title: 'синий', hex: '#1f3a8a' }
const grey = { code: 'grey', title: 'серый', hex: '#888888' }
const size = (title: string) => ({ code: title, title })
const retail: OfferPrice[] = [{ price: 2490, limit: 1, priceRole: 'guest_opt' }]

const group = (patch: Partial<ProductGroup>, prices = retail) =>
  demoGroup({ ...patch, offers: [{ id: 1, barcode: '4600000000017', remnants: 8, prices }] })

const dress: Product = {
  ...demoProduct({
    title: 'Сарафан «Линейка»',
    oldPrice: 3190,
    groups: [
      group({ id: 1, color: blue, size: size('128'), remnants: 0 }),
      group({ id: 2, color: blue, size: size('134'), remnants: 30 }),
      group({ id: 3, color: blue, size: size('140'), remnants: 1 }),
      group({ id: 4, color: grey, size: size('134'), remnants: 0 }),
      group({ id: 5, color: grey, size: size('140'), remnants: 3 })
    ]
  }),
  description: '',
  lead: '',
  characteristics: [],
  trail: [],
  seoPage: null
}

const rulesOf = (priceRole: string) =>
  priceRules(guestSession({ priceRole }), { allowForeignCurrencies: false })

interface ScreenProps {
  url?: string
  product?: Product
  priceRole?: string
  onUrl?: (url: string) => void
}

const CHOSEN = `${PATH}?group=2`

function Screen({ url = CHOSEN, product = dress, priceRole = 'guest_opt', onUrl }: ScreenProps) {
  const [shown, setShown] = useState(url)
  const choice = readChoice(groupViews(product, rulesOf(priceRole)), shown)
  const asked = useAskedSize()
  const choose = (next: string) => {
    onUrl?.(next)
    setShown(next)
  }
  return (
    <>
      <ProductChoice choice={choice} images={product.images} onChoose={choose} asked={asked} />
      {choice.shown && (
        <ProductBuy
          shown={choice.shown}
          group={choice.group}
          asked={asked}
          title={product.title}
          whenGone={
            choice.group && <RestockForm groupId={choice.group.id} href={`${PATH}?group=1`} />
          }
        />
      )}
    </>
  )
}

const chosen = (name: string) => {
  const link = screen.getByRole('navigation', { name }).querySelector('[aria-current]')
  return link?.getAttribute('aria-label') ?? link?.textContent
}
const stock = () => screen.getByRole('status').textContent

test('the address chooses a colour and a size', () => {
  renderInShop(<Screen url={`${PATH}?utm_source=vk&group=5`} />)

  expect(chosen('Цвет')).toBe('серый, 3 шт. в наличии')
  expect(chosen('Размер')).toBe('140, 3 шт. в наличии')
  expect(stock()).toBe('Осталось 3 — размер 140, серый')
})

test('the name of a size begins with the words that are seen on it', () => {
  renderInShop(<Screen url={`${PATH}?group=5`} />)

  for (const link of screen.getByRole('navigation', { name: 'Размер' }).querySelectorAll('a')) {
    const plain = (text: string | null) => (text ?? '').replaceAll(/[.,]/g, '')
    const name = plain(link.getAttribute('aria-label') ?? link.textContent)
    expect(name.startsWith(plain(link.textContent))).toBe(true)
  }
})

test('choosing a size shows its stock and names it in the address', async () => {
  const urls: string[] = []
  renderInShop(<Screen onUrl={url => urls.push(url)} />)

  await userEvent.click(screen.getByRole('link', { name: '140, 1 шт. в наличии' }))

  expect(urls).toEqual([`${PATH}?group=3`])
  expect(stock()).toBe('Осталось 1 — размер 140, синий')
})

test('without a size nothing is bought: the press asks for one and leads to the first in stock', async () => {
  const { handle } = renderInShop(<Screen url={PATH} />)
  expect(chosen('Размер')).toBeUndefined()
  expect(stock()).toBe('В наличии — синий')
  expect(screen.queryByRole('alert')).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: 'В корзину: Сарафан «Линейка»' }))

  expect(screen.getByRole('alert').textContent).toBe('Выберите размер')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('134')
  expect(quantityOf(handle.get(basketSubject), 2)).toBe(0)

  await userEvent.click(screen.getByRole('link', { name: '134' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'В корзину: Сарафан «Линейка»' })).toBeDefined()
})

test.each([
  ['one click', dress, 'Купить в 1 клик'],
  [
    'a letter',
    { ...dress, groups: dress.groups.map(each => ({ ...each, remnants: 0 })) },
    'Сообщить о поступлении'
  ]
])('without a size %s asks for one, too', async (_, product, name) => {
  renderInShop(<Screen url={PATH} product={product} />)

  await userEvent.click(screen.getByRole('link', { name }))

  expect(screen.getByRole('alert').textContent).toBe('Выберите размер')
  expect(document.activeElement?.closest('nav')?.getAttribute('aria-label')).toBe('Размер')
})

test('a sold-out size offers a letter instead of a purchase', async () => {
  renderInShop(<Screen />)

  await userEvent.click(screen.getByRole('link', { name: '128, нет в наличии' }))

  expect(screen.queryByRole('button', { name: /В корзину/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Сообщить о поступлении' })).toBeDefined()
})

test('the way to the letter stands under the sizes while another one is chosen', async () => {
  renderInShop(<Screen />)

  await userEvent.click(screen.getByRole('link', { name: 'Сообщим, когда привезут' }))

  expect(stock()).toBe('Нет в наличии — размер 128, синий')
  expect(screen.queryByRole('link', { name: 'Сообщим, когда привезут' })).toBeNull()
})

test('the old price and the discount stand beside the price', () => {
  renderInShop(<Screen />)

  expect(screen.getByText('2 490 ₽')).toBeDefined()
  expect(screen.getByText('−22 %')).toBeDefined()
  expect(screen.getByText('3 190 ₽').parentElement?.textContent).toContain('старая цена')
})

const wholesale: OfferPrice[] = [
  ...retail,
  { price: 1742, limit: 50, priceRole: 'dealer' },
  { price: 1892, limit: 1, priceRole: 'dealer' },
  { price: 1817, limit: 10, priceRole: 'dealer' }
]

test('a dealer sees the tiers of his role, and the one his basket has reached', () => {
  const product = {
    ...dress,
    groups: [group({ id: 7, color: blue, size: size('134'), remnants: 60 }, wholesale)]
  }
  const { handle } = renderInShop(<Screen product={product} priceRole="dealer" />)
  const rows = () => screen.getAllByRole('row').map(row => row.textContent?.replace(/\s/g, ' '))
  expect(rows()).toEqual([
    'КоличествоЦена за штуку',
    'от 1 шт.1 892 ₽',
    'от 10 шт.1 817 ₽',
    'от 50 шт.1 742 ₽'
  ])

  act(() => handle.send(basketSubject, { type: 'line.set', key: 7, count: 12 }))

  const current = screen.getAllByRole('row').filter(row => 'current' in row.dataset)
  expect(current.map(row => row.querySelector('td')?.textContent)).toEqual(['от 10 шт.'])
})

test('a retail price has no table, and guests are told how to see the wholesale one', () => {
  renderInShop(<Screen />)

  expect(screen.queryByRole('table')).toBeNull()
  const link = screen.getByRole('link', { name: 'входа для организаций' })
  expect(link.getAttribute('href')).toBe('/user/signin')
})
