import { expect, test } from 'vitest'

import { shareLinks } from './share.ts'

test('a page is shared to ВКонтакте, Telegram and Одноклассники, in this order', () => {
  const page = { url: 'https://penal.example/blog', title: 'Ранец & Ко' }

  const url = 'https%3A%2F%2Fpenal.example%2Fblog'
  const title = '%D0%A0%D0%B0%D0%BD%D0%B5%D1%86%20%26%20%D0%9A%D0%BE'
  expect(shareLinks(page)).toEqual([
    {
      code: 'vk',
      title: 'ВКонтакте',
      href: `https://vk.com/share.php?url=${url}&title=${title}`
    },
    {
      code: 'telegram',
      title: 'Telegram',
      href: `https://t.me/share/url?url=${url}&text=${title}`
    },
    {
      code: 'ok',
      title: 'Одноклассники',
      href: `https://connect.ok.ru/offer?url=${url}&title=${title}`
    }
  ])
})

test('tokens are not shared', () => {
  const links = shareLinks({
    url: 'https://penal.example/cart?auth_token=a.b.c&cart_token=12345678&color=sinij',
    title: 'Корзина'
  })

  for (const { href } of links) {
    expect(href).not.toContain('token')
    expect(href).toContain(encodeURIComponent('/cart?color=sinij'))
  }
})
