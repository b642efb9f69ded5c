import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createShippingAddress, suggestCities } from '@vitrina/core/contracts'
import { defaultRuleSets, type FieldRules, literalFieldRules } from '@vitrina/core/platform'
import { afterEach, expect, test } from 'vitest'
import { FieldRulesProvider } from '../binding/field-rules.tsx'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { AddressForm } from './address-form.tsx'

afterEach(cleanup)

const user = userEvent.setup()
const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input' })
const save = () => user.click(screen.getByRole('button', { name: 'Сохранить адрес' }))
const said = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent

const open = (rules: FieldRules = literalFieldRules) =>
  renderInShop(
    <FieldRulesProvider value={rules}>
      <AddressForm address={undefined} onSaved={() => undefined} />
    </FieldRulesProvider>
  )

/** The rules of a shop whose courier asks for these parts of an address. */
const asking = (...courier: (typeof defaultRuleSets)['defaultAddress']): FieldRules => ({
  ...literalFieldRules,
  ruleSets: { ...defaultRuleSets, address: { courier } }
})

test('an address says of each part what it lacks, until it is there', async () => {
  const { shop } = open()

  await save()
  expect([said('Город'), said('Улица'), said('Дом')]).toEqual([
    'Укажите населенный пункт',
    'Укажите улицу',
    'Укажите номер дома'
  ])

  await user.type(field('Дом'), '7')
  expect([said('Улица'), said('Дом')]).toEqual([undefined, undefined])
  expect(said('Город')).toBe('Укажите населенный пункт')
  expect(shop.server.countOf(createShippingAddress)).toBe(0)
})

test('a shop whose courier asks for the postal code and the region is told both', async () => {
  open(asking('city', 'house', 'region', 'postalCode'))
  await user.type(field('Город'), 'Тула')
  await user.type(field('Дом'), '7')

  await save()
  expect(said('Индекс')).toBe('Заполните почтовый индекс')
  expect(said('Город')).toBe('Неверный регион')

  await user.type(field('Индекс'), '300000')
  expect([said('Индекс'), said('Город')]).toEqual([undefined, undefined])
})

test('a shop whose courier asks for nothing in particular wants an address all the same', async () => {
  open(asking())

  await save()

  expect(said('Дом')).toBe('Поле не заполнено')
})

test('a town that is not found is said to be so in place of its suggestions', async () => {
  const { shop } = open()
  shop.server.on(suggestCities, () => ({ data: [] }))

  await user.type(field('Город'), 'Ыыы')
  await shop.advance(1000)

  expect(
    await screen.findByText('Не нашли такого адреса. Его можно ввести самостоятельно')
  ).toBeDefined()
})
