import { type RouteName, routeOf } from '@vitrina/core/routes'
import { Icon, useSite } from '@vitrina/react-ui'

import { CurrencyChoice } from './currency-choice.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const links = [
  ['payments', 'Доставка и оплата'],
  ['shops', 'Магазины'],
  ['sizes', 'Таблицы размеров'],
  ['certificates', 'Сертификаты'],
  ['actions', 'Акции'],
  ['brands', 'Бренды'],
  ['blog', 'Блог']
] as const satisfies readonly (readonly [RouteName, string])[]

export function TopLine() {
  const phone = useSite(site => site.configuration.phone)
  return (
    <div className="top">
      <a className="phone" href={routeOf('contacts').path}>
        <Icon name="map-pin" size="s" />
        Контакты
      </a>
      <div className="links">
        {links.map(([name, title]) => (
          <a key={name} href={routeOf(name).path}>
            {title}
          </a>
        ))}
      </div>
      <a className="phone num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {phone}
      </a>
      <CurrencyChoice />
      <ThemeSwitch />
    </div>
  )
}
