import { type SiteConfiguration } from '@vitrina/core/entities'
import { type RouteName, routeOf } from '@vitrina/core/routes'
import { Icon, type IconName } from '@vitrina/react-ui'

import { footerStyle, hideUnderSlimPage } from './footer.styles.ts'

type FooterLink = readonly [RouteName, string]

const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Покупателям',
    links: [
      ['how-order', 'Как сделать заказ'],
      ['payments', 'Доставка и оплата'],
      ['refund', 'Возврат и обмен'],
      ['info', 'Информация для покупателей']
    ]
  },
  {
    title: 'Магазин',
    links: [
      ['about', 'О магазине'],
      ['catalog', 'Каталог'],
      ['contacts', 'Контакты']
    ]
  },
  {
    title: 'Школам и дилерам',
    links: [
      ['user-signup', 'Стать дилером'],
      ['user-signin', 'Оптовые цены']
    ]
  }
]

const payments = ['МИР', 'СБП', 'При получении', 'По счёту']

interface FooterProps {
  readonly configuration: SiteConfiguration
}

/** Only links and words: it stands in the document below the application, which need not know it. */
export function Footer({ configuration }: FooterProps) {
  hideUnderSlimPage()
  return (
    <footer className={`${footerStyle()} site`}>
      <div className="wrap">
        <div className="columns">
          <Contacts configuration={configuration} />
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([name, text]) => (
                  <li key={name}>
                    <a href={routeOf(name).path}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="end">
          <span>{`© «${configuration.shopTitle}»`}</span>
          <a href={routeOf('policy').path}>Согласие на обработку персональных данных</a>
          <ul className="pay" aria-label="Способы оплаты">
            {payments.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

const networks: Readonly<Record<string, { name: string; icon: IconName }>> = {
  vk: { name: 'ВКонтакте', icon: 'brand-vk' },
  telegram: { name: 'Telegram', icon: 'brand-telegram' },
  ok: { name: 'Одноклассники', icon: 'brand-ok-ru' }
}

const Contacts = ({ configuration }: FooterProps) => (
  <div>
    <a className="phone num" href={`tel:${configuration.phone.replace(/[^\d+]/g, '')}`}>
      {configuration.phone}
    </a>
    <p className="note">{configuration.phoneNote}</p>
    <div className="social">
      {configuration.social.map(({ href, code }) => {
        const network = networks[code]
        return (
          network && (
            <a
              key={code}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={network.name}
            >
              <Icon name={network.icon} />
            </a>
          )
        )
      })}
    </div>
  </div>
)
