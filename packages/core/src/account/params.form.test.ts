import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { hasSchool, type ParamsValues, paramsForm, pickedTown, typedTown } from './params.form.ts'

const params = {
  subscribed: false,
  city: { title: 'Казань', kladrId: '1600000100000' },
  schoolInfo: { institute: 'Школа № 64', region: 'Татарстан', city: 'Казань' }
}

const buyer = { isOrganization: false, schoolInfo: null }

function bodyWith(values: Partial<ParamsValues>, isOrganization = true) {
  const opened = paramsForm.start({ params, profile: { ...buyer, isOrganization } })
  const edited = paramsForm.after(opened, { type: 'form.edit', values })
  return paramsForm.body(edited.values, edited.facts)
}

test('what is known stands in the fields and goes back as it came', () => {
  const { city, schoolInfo } = params

  expect(bodyWith({})).toEqual({ city, schoolInfo })
})

test('emptied fields are taken back', () => {
  const none = { institute: ' ', schoolRegion: '', schoolCity: '' }

  expect(bodyWith({ city: ' ', ...none })).toEqual({ city: null, schoolInfo: null })
})

test('a member who buys for himself is not asked for a school', () => {
  expect(bodyWith({}, false)).toEqual({ city: params.city })
})

test.each([
  [buyer, false],
  [{ ...buyer, isOrganization: true }, true],
  [{ ...buyer, schoolInfo: params.schoolInfo }, true]
])('%j is asked for a school: %s', (profile, isAsked) => {
  expect(hasSchool(profile)).toBe(isAsked)
})

test('a town typed by hand is sent without the code of the one that was chosen', () => {
  expect(bodyWith(typedTown('Казань-2')).city).toEqual({ title: 'Казань-2', kladrId: '' })
})

test('a town chosen from the list is sent with its code, a village by its own name', () => {
  const { address } = fixtures.suggestionOption()
  const place = { ...address, city: 'Сысерть', settlement: 'Кашино' }
  const option = fixtures.suggestionOption({ address: place, kladrId: '6602500000300' })

  expect(bodyWith(pickedTown(option)).city).toEqual({ title: 'Кашино', kladrId: '6602500000300' })
})
