import { routePath } from '@vitrina/core'
import { pagePath, socialEntries } from '@vitrina/core/content'
import { type SiteConfiguration } from '@vitrina/core/entities'
import { sellerDetails } from '@vitrina/core/site'
import { organizationSignUpPath, wholesaleRequestPath } from '@vitrina/core/wholesale'
import { Icon, type IconName } from '@vitrina/react-ui'

import { footerStyle, hideUnderSlimPage } from './footer.styles.ts'

type FooterLink = readonly [href: string, title: string]

const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Покупателям',
    links: [
      [routePath('how-order'), 'Как сделать заказ'],
      [routePath('order'), 'Где мой заказ'],
      [routePath('payments'), 'Доставка и оплата'],
      [routePath('sizes'), 'Таблицы размеров'],
      [routePath('refund'), 'Возврат и обмен'],
      [pagePath('bonusy'), 'Бонусы'],
      [routePath('info'), 'Информация для покупателей'],
      [routePath('user-recall'), 'Обратная связь']
    ]
  },
  {
    title: 'Магазин',
    links: [
      [routePath('about'), 'О магазине'],
      [routePath('brands'), 'Бренды'],
      [routePath('actions'), 'Акции'],
      [routePath('certificates'), 'Сертификаты'],
      [routePath('blog'), 'Блог'],
      [routePath('reviews'), 'Отзывы'],
      [routePath('shops'), 'Магазины и дилеры'],
      [routePath('contacts'), 'Контакты']
    ]
  },
  {
    title: 'Школам и дилерам',
    links: [
      [routePath('wholesale'), 'Оптовым покупателям'],
      [routePath('fast-order'), 'Быстрый заказ'],
      [pagePath('shkolam'), 'Форма с эмблемой школы'],
      [pagePath('dileram'), 'Условия для дилеров'],
      [wholesaleRequestPath(), 'Заявка на опт'],
      [organizationSignUpPath(), 'Регистрация организации']
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
        <Letters />
        <div className="columns">
          <Contacts configuration={configuration} />
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([href, text]) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="seller">{sellerDetails(configuration.seller).join(' · ')}</p>
        <div className="end">
          <span>{`© «${configuration.shopTitle}»`}</span>
          <a href={routePath('policy')}>Согласие на обработку персональных данных</a>
          <a href={routePath('consent')}>Согласия</a>
          <a href={pagePath('offer')}>Публичная оферта</a>
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

/** Leads to the page of the mailing with the address in its field: there the visitor agrees. */
const Letters = () => (
  <form className="letters" method="get" action={routePath('mailing')} aria-label="Письма магазина">
    <p>
      <b>Письма раз в неделю. Без двоек и спама</b>
      <span>Списки к четверти, скидки и новинки.</span>
    </p>
    <input
      type="email"
      name="email"
      required
      maxLength={254}
      autoComplete="email"
      placeholder="Ваш e-mail"
      aria-label="Почта для писем магазина"
    />
    <button type="submit">Получать письма</button>
  </form>
)

const icons: Readonly<Record<string, IconName>> = {
  vk: 'brand-vk',
  telegram: 'brand-telegram',
  ok: 'brand-ok-ru'
}

const Contacts = ({ configuration }: FooterProps) => (
  <div>
    <a className="phone num" href={`tel:${configuration.phone.replace(/[^\d+]/g, '')}`}>
      {configuration.phone}
    </a>
    <p className="note">{configuration.phoneNote}</p>
    <div className="social">
      {socialEntries(configuration.social).map(({ href, code, title }) => {
        const icon = icons[code]
        return (
          icon && (
            <a key={code} href={href} target="_blank" rel="noopener noreferrer" aria-label={title}>
              <Icon name={icon} />
            </a>
          )
        )
      })}
    </div>
  </div>
)
