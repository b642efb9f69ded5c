import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { updateUserParams } from '@vitrina/core/contracts'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ParamsForm } from './params-form.tsx'

afterEach(cleanup)

const params = {
  subscribed: false,
  city: { title: 'Тула', kladrId: '7100000100000' },
  schoolInfo: { institute: 'Школа № 7', region: 'Тульская область', city: 'Тула' }
}

const person = { isOrganization: false, schoolInfo: null }
const school = { isOrganization: true, schoolInfo: null }

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const labels = ['Школа или детский сад', 'Регион', 'Город учреждения']

test('who buys for a school finds its name, region and town, and changes them', async () => {
  const user = userEvent.setup()
  const { shop } = renderInShop(<ParamsForm params={params} profile={school} />)
  shop.server.on(updateUserParams, ({ body }) => ({ ...params, ...Object(body) }))
  const shown = labels.map(label => field(label).value)

  await user.clear(field('Школа или детский сад'))
  await user.type(field('Школа или детский сад'), 'Лицей № 2')
  await user.click(screen.getByRole('button', { name: 'Сохранить настройки' }))

  expect(shown).toEqual(['Школа № 7', 'Тульская область', 'Тула'])
  expect(await screen.findByText('Настройки сохранены.')).toBeDefined()
  expect(shop.server.calls.at(-1)?.body).toEqual({
    city: params.city,
    schoolInfo: { ...params.schoolInfo, institute: 'Лицей № 2' }
  })
})

test('who buys for himself is asked for no school', () => {
  renderInShop(<ParamsForm params={{ ...params, schoolInfo: null }} profile={person} />)

  expect(labels.map(label => screen.queryByLabelText(label))).toEqual([null, null, null])
})
