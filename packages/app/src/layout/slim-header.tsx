import { routePath } from '@vitrina/core'
import { Icon, useShopState } from '@vitrina/react-ui'

import { Logo } from './logo.tsx'
import { slimHeaderStyle } from './slim-frame.styles.ts'

/** Of a checkout: nothing leads away but the way back to the basket. */
export function SlimHeader() {
  const phone = useShopState(state => state.configuration.phone)
  return (
    <header className={slimHeaderStyle()}>
      <div className="wrap">
        <div className="main">
          <Logo />
          <a className="link sm back" href={routePath('cart')}>
            <Icon name="arrow-left" size="xs" />
            Вернуться в корзину
          </a>
          <a className="num b phone d-only" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </div>
      </div>
    </header>
  )
}
