import { routePath } from '@vitrina/core'
import { telHref } from '@vitrina/core/values'
import { Icon, useSite } from '@vitrina/react-ui'
import { useSearch } from 'wouter'

import { Logo } from './logo.tsx'
import { slimHeaderStyle } from './slim-frame.styles.ts'
import { slimLayoutMessages } from './slim-layout.messages.ts'

const toBasket = () => ({ href: routePath('cart'), title: slimLayoutMessages.toCart })
const toShop = () => ({ href: routePath('home'), title: slimLayoutMessages.toShop })

/** Of a checkout: nothing leads away but the way back. */
export function SlimHeader() {
  const query = new URLSearchParams(useSearch())
  const { href, title } = query.has('order') ? toShop() : toBasket()
  const phone = useSite(site => site.configuration.phone)
  return (
    <header className={slimHeaderStyle()}>
      <div className="wrap">
        <div className="main">
          <Logo />
          <a className="link sm back" href={href}>
            <Icon name="arrow-left" size="xs" />
            <span>{title}</span>
          </a>
          <a className="num b phone d-only" href={telHref(phone)}>
            {phone}
          </a>
        </div>
      </div>
    </header>
  )
}
