import { routePath } from '@vitrina/core'
import { organizationSignUpPath, wholesaleRequestPath } from '@vitrina/core/catalog'
import { pagePath, socialEntries } from '@vitrina/core/content'
import { EMAIL_MAX, type SiteConfiguration } from '@vitrina/core/entities'
import { sellerDetails } from '@vitrina/core/session'
import { telHref } from '@vitrina/core/values'
import { Icon, type IconName } from '@vitrina/react-ui'

import { footerMessages } from './footer.messages.ts'

import { footerStyle, hideUnderSlimPage, hideUnfinished } from './footer.styles.ts'

type FooterLink = readonly [href: string, title: string]

const columns = (): readonly { title: string; links: readonly FooterLink[] }[] => [
  {
    title: footerMessages.forBuyers,
    links: [
      [routePath('how-order'), footerMessages.howToOrder],
      [routePath('order'), footerMessages.whereIsMyOrder],
      [routePath('payments'), footerMessages.deliveryAndPayment],
      [routePath('sizes'), footerMessages.sizes],
      [routePath('refund'), footerMessages.refund],
      [pagePath('bonusy'), footerMessages.bonuses],
      [routePath('info'), footerMessages.info],
      [routePath('user-recall'), footerMessages.recall]
    ]
  },
  {
    title: footerMessages.shop,
    links: [
      [routePath('about'), footerMessages.about],
      [routePath('brands'), footerMessages.brands],
      [routePath('actions'), footerMessages.actions],
      [routePath('certificates'), footerMessages.certificates],
      [routePath('blog'), footerMessages.blog],
      [routePath('reviews'), footerMessages.reviews],
      [routePath('shops'), footerMessages.shops],
      [routePath('contacts'), footerMessages.contacts]
    ]
  },
  {
    title: footerMessages.forSchools,
    links: [
      [routePath('wholesale'), footerMessages.wholesale],
      [routePath('fast-order'), footerMessages.fastOrder],
      [pagePath('shkolam'), footerMessages.emblems],
      [pagePath('dileram'), footerMessages.dealers],
      [wholesaleRequestPath(), footerMessages.wholesaleRequest],
      [organizationSignUpPath(), footerMessages.organizations]
    ]
  }
]

const payments = () => [
  footerMessages.mir,
  footerMessages.sbp,
  footerMessages.onDelivery,
  footerMessages.byInvoice
]

interface FooterProps {
  readonly configuration: SiteConfiguration
}

/** Only links and words: it stands in the document below the application, which need not know it. */
export function Footer({ configuration }: FooterProps) {
  hideUnderSlimPage()
  hideUnfinished()
  return (
    <footer className={`${footerStyle()} site`}>
      <div className="wrap">
        <Letters />
        <div className="columns">
          <Contacts configuration={configuration} />
          {columns().map(({ title, links }) => (
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
          <a href={routePath('policy')}>{footerMessages.consent}</a>
          <a href={routePath('consent')}>{footerMessages.consents}</a>
          <a href={pagePath('offer')}>{footerMessages.offer}</a>
          <ul className="pay" aria-label={footerMessages.paymentMethods}>
            {payments().map(name => (
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
  <form
    className="letters"
    method="get"
    action={routePath('mailing')}
    aria-label={footerMessages.letters}
  >
    <p>
      <b>{footerMessages.lettersTitle}</b>
      <span>{footerMessages.lettersText}</span>
    </p>
    <input
      type="email"
      name="email"
      required
      maxLength={EMAIL_MAX}
      autoComplete="email"
      placeholder={footerMessages.emailExample}
      aria-label={footerMessages.email}
    />
    <button type="submit">{footerMessages.subscribe}</button>
  </form>
)

const icons: Readonly<Record<string, IconName>> = {
  vk: 'brand-vk',
  telegram: 'brand-telegram',
  ok: 'brand-ok-ru'
}

const Contacts = ({ configuration }: FooterProps) => (
  <div>
    <a className="phone num" href={telHref(configuration.phone)}>
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
