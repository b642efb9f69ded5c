import { expect, test } from 'vitest'

import { type ParamsValues, paramsForm } from './params.form.ts'

const params = {
  subscribed: false,
  city: { title: 'Казань', kladrId: '1600000100000' },
  schoolInfo: { institute: 'Школа № 64', region: 'Татарстан', city: 'Казань' }
}

function bodyWith(values: Partial<ParamsValues>, hasSchool = true) {
  const opened = paramsForm.start({ params, hasSchool })
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
