import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type OwnList, ownLists } from '@vitrina/core/lists'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ListSign, ListSigns } from './list-signs.tsx'

afterEach(cleanup)

const product = { id: 7, title: 'Рюкзак «Космос»' }
const sign = ({ label }: OwnList) => screen.getByRole('button', { name: label(product.title) })
const isPressed = (list: OwnList) => sign(list).getAttribute('aria-pressed')

function show(list: OwnList) {
  const shown = renderInShop(<ListSign list={list} product={product} />)
  list.open(shown.handle, shown.shop.platform)
  return { ...shown, isIn: () => list.has(shown.handle.get(list.subject), 7) }
}

test.each(ownLists)('$icon: a press puts the product in, the next one takes it out', async list => {
  const { isIn } = show(list)
  expect(isPressed(list)).toBe('false')

  fireEvent.click(sign(list))
  await waitFor(() => expect(isPressed(list)).toBe('true'))
  expect(isIn()).toBe(true)

  fireEvent.click(sign(list))
  await waitFor(() => expect(isPressed(list)).toBe('false'))
  expect(isIn()).toBe(false)
})

test.each(ownLists.filter(({ fields }) => fields))(
  '$icon: without script it is a form that says how the product shall be',
  list => {
    const { container } = show(list)
    const fields = () => {
      const form = container.querySelector('form')
      return form && [form.method, form.getAttribute('action'), ...new FormData(form).values()]
    }
    expect(fields()).toEqual(['post', `/${list.route}`, '7', 'true'])

    fireEvent.click(sign(list))

    expect(fields()).toEqual(['post', `/${list.route}`, '7', 'false'])
  }
)

test.each([
  [undefined, ['В избранное: Рюкзак «Космос»', 'Сравнить: Рюкзак «Космос»']],
  ['compare', ['В избранное: Рюкзак «Космос»']]
] as const)('a product in the list «%s» has the signs %j', (except, names) => {
  renderInShop(<ListSigns product={product} except={except} />)

  const signs = screen.getAllByRole('button', { pressed: false })

  expect(signs.map(button => button.getAttribute('aria-label'))).toEqual(names)
})
