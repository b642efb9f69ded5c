import { routePath } from '@vitrina/core'
import { telHref } from '@vitrina/core/values'
import { Icon, later, useSite } from '@vitrina/react-ui'
import { useSearch } from 'wouter'
import type { Frame } from '../routing/frame.ts'
import { Logo } from './logo.tsx'
import { slimFooterStyle, slimHeaderStyle } from './slim-frame.styles.ts'
import { slimLayoutMessages } from './slim-layout.messages.ts'

function SlimFooter() {
  const title = useSite(site => site.configuration.shopTitle)
  return (
    <footer className={`${slimFooterStyle()} wrap`}>
      <span>{`© «${title}»`}</span>
      <a href={routePath('policy')}>{slimLayoutMessages.dataProcessing}</a>
      <a href={routePath('refund')}>{slimLayoutMessages.refund}</a>
      <a href={routePath('contacts')}>{slimLayoutMessages.help}</a>
    </footer>
  )
}

const toBasket = () => ({ href: routePath('cart'), title: slimLayoutMessages.toCart })
const toShop = () => ({ href: routePath('home'), title: slimLayoutMessages.toShop })

/** Of a checkout: nothing leads away but the way back. */
function SlimHeader() {
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

const Waiting = later(async () => (await import('./waiting-page.tsx')).WaitingPage)

/** The slim layout of a checkout: nothing leads away from the page but the way back. */
export const slim: Frame = {
  kind: 'slim',
  Frame: ({ isWaiting, children }) => (
    <div className="wrap">{isWaiting ? <Waiting /> : children}</div>
  ),
  slim: { Header: SlimHeader, Footer: SlimFooter }
}
