import { expect, test } from 'vitest'

import { countryOptions } from './phone-typing.ts'

test('offers the fourteen countries, Russia first', () => {
  const options = countryOptions()

  expect(options.map(({ code }) => code)).toEqual([
    ...['RU', 'AZ', 'AM', 'BY', 'KG', 'MD', 'TJ', 'UZ', 'TM', 'DE', 'GB', 'EE', 'LV', 'LT']
  ])
  expect(options[0]).toEqual({ code: 'RU', title: 'Россия', dialCode: '+7' })
})

test('offers only the countries a shop sells to', () => {
  expect(countryOptions(['BY', 'RU']).map(({ title }) => title)).toEqual(['Россия', 'Беларусь'])
})
