import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { followLinks } from '@vitrina/core/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Button } from '../kit/button/button.tsx'

const open = vi.fn()
const prefetch = vi.fn()
let stop: () => void

beforeEach(() => {
  stop = followLinks({ open, prefetch }, document)
})

afterEach(() => {
  stop()
  cleanup()
  vi.clearAllMocks()
})

/** Whether the browser is left to do what it does. */
const press = (name: string, how: MouseEventInit = {}) =>
  fireEvent.click(screen.getByRole('link', { name }), how)

test('a link of a component opens by the router of its front, and is read ahead', () => {
  render(<Button href="/catalog?page=2">Каталог</Button>)
  fireEvent.pointerOver(screen.getByRole('link'))
  expect(prefetch.mock.calls).toEqual([['/catalog?page=2']])

  expect(press('Каталог')).toBe(false)
  expect(open.mock.calls).toEqual([['/catalog?page=2', { keepPlace: false, isSmooth: false }]])
})

test('another tab, another site and a file are left to the browser', () => {
  render(
    <>
      <a href="/cart">Корзина</a>
      <a href="https://bank.example/pay">Банк</a>
      <a href="/feed.xml">Выгрузка</a>
    </>
  )
  for (const [name, how] of [
    ['Корзина', { metaKey: true }],
    ['Банк', {}],
    ['Выгрузка', {}]
  ] as const) {
    expect(press(name, how)).toBe(true)
  }
  expect(open).not.toHaveBeenCalled()
})

test('a search is a page as well: its empty fields are left out', () => {
  render(
    <form action="/search" data-keep-place="">
      <input name="q" defaultValue=" пенал " />
      <input name="price" defaultValue="" />
      <button type="submit">Найти</button>
    </form>
  )
  screen.getByRole('button').click()

  const how = { keepPlace: true, isSmooth: false }
  expect(open.mock.calls).toEqual([['/search?q=%D0%BF%D0%B5%D0%BD%D0%B0%D0%BB', how]])
})

test('once stopped, links are the browser’s again', () => {
  render(<a href="/cart">Корзина</a>)
  stop()

  expect(press('Корзина')).toBe(true)
})
