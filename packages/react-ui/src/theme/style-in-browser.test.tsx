import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { collectStyles, style } from './style.ts'

const sheetText = () =>
  [...document.querySelectorAll('#_goober')].map(element => element.textContent).join('|')

/** Of other files in this worker: a style that was shown once is not put there again. */
const theirs = [...document.head.childNodes]

beforeEach(() => document.head.replaceChildren())
afterEach(cleanup)
afterAll(() => document.head.replaceChildren(...theirs))

const Styled = ({ className }: { className: () => string }) => <p className={className()} />

test('a rule missing from the page is added once, before those defined after it', () => {
  const early = style('color: red;')
  const late = style('color: blue;')

  render(<Styled className={late} />)
  render(<Styled className={early} />)
  render(<Styled className={late} />)

  expect(sheetText().split('{color:red}')).toHaveLength(2)
  expect(sheetText().endsWith(`.${early()}{color:red}.${late()}{color:blue}`)).toBe(true)
})

test('rules sent by the server are kept as they are', () => {
  const sent = style('color: green;')
  const { css } = collectStyles(sent)
  const page = document.createElement('style')
  page.id = '_goober'
  page.textContent = css
  document.head.append(page)

  render(<Styled className={sent} />)

  expect(sheetText()).toBe(css)
})

test('a sheet made in the browser carries the nonce of the page', () => {
  const script = document.createElement('script')
  script.nonce = 'abc'
  document.head.append(script)

  render(<Styled className={style('color: pink;')} />)

  expect(document.querySelector('style')?.nonce).toBe('abc')
})
