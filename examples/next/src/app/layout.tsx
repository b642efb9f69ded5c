// glue: styles
import '@vitrina/react-ui/styles.css'
// end of glue
import './front.css'
import { IconSprite } from '@vitrina/react-ui'
import type { ReactNode } from 'react'
import { page, visit } from '../shop'
import { Account, Front } from './front'

export async function generateMetadata() {
  const { title, description, robots, canonical } = (await page()).head
  return { title, description, robots, alternates: { canonical } }
}

export default async function Layout({ children }: { children: ReactNode }) {
  const { initial } = await visit()
  const { shopTitle, phone } = initial.site.configuration
  return (
    <html lang="ru">
      <body>
        <IconSprite />
        <Front initial={initial}>
          <header className="wrap row row--w between">
            <a className="h2" href="/">
              {shopTitle}
            </a>
            <form action="/search">
              <input type="search" name="q" aria-label="Поиск товаров" placeholder="Рюкзак" />
            </form>
            <Account />
          </header>
          <main id="main" className="wrap">
            {children}
          </main>
          <footer className="wrap sec">{phone}</footer>
        </Front>
      </body>
    </html>
  )
}
