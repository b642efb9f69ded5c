import { expect, test } from 'vitest'
import { ApiError } from '../platform/api-error.ts'
import { screenFailure } from '../store/error-screen.ts'
import { noPage, requireValidRoute } from './no-page.ts'

test('a path of no page is named in the error, and the visitor reads Russian', () => {
  const error = noPage('/net-takoj')

  expect(error).toMatchObject({ status: 404, message: 'Page not found: /net-takoj' })
  expect(screenFailure(error)).toEqual({ status: 404, reason: 'Страница не найдена' })
})

test.each([false, undefined, null, 1, 'true', {}])('a check that says %j is no page', verdict => {
  const refused = new ApiError({ status: 404, message: 'Page Not Found' })

  expect(() => requireValidRoute(verdict)).toThrow(refused)
  expect(screenFailure(refused)).toEqual({ status: 404, reason: 'Страница не найдена' })
})

test('a check that says true lets the page be', () => {
  expect(() => requireValidRoute(true)).not.toThrow()
})
