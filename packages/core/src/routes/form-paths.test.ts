import { expect, test } from 'vitest'

import { askedForm, formPath, formSentPath, isFormSent } from './form-paths.ts'

test('a form of a page stands in its address', () => {
  expect(formPath('/user/recall', 'отзыв')).toBe('/user/recall?form=%D0%BE%D1%82%D0%B7%D1%8B%D0%B2')
  expect(askedForm(formPath('/user/recall', 'отзыв'))).toBe('отзыв')
  expect(askedForm('/user/recall')).toBeUndefined()
})

test.each(['/mailing', formPath('/user/recall', 'callback')])(
  'the page of a form that was sent from %s says so and stays the page of that form',
  href => {
    const sent = formSentPath(href)

    expect([isFormSent(href), isFormSent(sent)]).toEqual([false, true])
    expect(askedForm(sent)).toBe(askedForm(href))
  }
)

test.each(['?sent=', '?sent=0', '?sent=11'])('the address /mailing%s tells of nothing', query => {
  expect(isFormSent(`/mailing${query}`)).toBe(false)
})
