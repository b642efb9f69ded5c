import { type RouteName, routeOf } from '@vitrina/core/routes'
import { telHref } from '@vitrina/core/values'
import { useSite } from '@vitrina/react-ui'

import { CurrencyChoice } from './currency-choice.tsx'
import { HeaderTown } from './header-town.tsx'
import { layoutMessages } from './layout.messages.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const links = () =>
  [
    ['payments', layoutMessages.deliveryAndPayment],
    ['shops', layoutMessages.shops],
    ['sizes', layoutMessages.sizes],
    ['certificates', layoutMessages.certificates],
    ['actions', layoutMessages.actions],
    ['brands', layoutMessages.brands],
    ['blog', layoutMessages.blog]
  ] as const satisfies readonly (readonly [RouteName, string])[]

export function TopLine() {
  const phone = useSite(site => site.configuration.phone)
  return (
    <div className="top">
      <HeaderTown />
      <div className="links">
        {links().map(([name, title]) => (
          <a key={name} href={routeOf(name).path}>
            {title}
          </a>
        ))}
      </div>
      <a className="phone num" href={telHref(phone)}>
        {phone}
      </a>
      <CurrencyChoice />
      <ThemeSwitch />
    </div>
  )
}
