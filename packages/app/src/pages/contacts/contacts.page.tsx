import { routePath } from '@vitrina/core'
import type { PageData, PageSections } from '@vitrina/core/pages'
import { formPath } from '@vitrina/core/routes'
import { telHref } from '@vitrina/core/values'
import { Button, style } from '@vitrina/react-ui'
import { nearIsland } from '../../binding/near-island.tsx'
import { PageSection } from '../../binding/page-section.tsx'
import { plain } from '../../frames/plain.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { ShopForm } from '../../parts/shop-form.ts'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { contactsPageMessages } from './contacts-page.messages.ts'

const contactsStyle = style(`
  & > h1 { margin: 6px 0 28px; }
  & > .columns { display: grid; grid-template-columns: minmax(0, 1fr) 520px; gap: 40px clamp(40px, 6vw, 96px); align-items: start; }
  & .call { display: grid; grid-template-columns: minmax(0, 1fr); overflow-wrap: anywhere; gap: 4px; margin-bottom: 32px; }
  & .call > a { justify-self: start; white-space: normal; min-height: 44px; font-size: var(--fs-h2); line-height: 1.1; font-weight: 800; letter-spacing: -.035em; }
  & .call > a.link { font: 600 1.0625rem/44px var(--font-text); letter-spacing: 0; }
  & .go { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 28px; }
  & .seller { margin-top: 32px; padding-top: 24px; border-top: 1px solid var(--c-line); color: var(--c-ink-2); }
  & .seller h2 { margin-bottom: 10px; font-size: var(--fs-h3); }
  & .write { padding: 32px; border: 1px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet); }
  & .write > h2 { margin-bottom: 6px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  & .write > p { margin-bottom: 20px; color: var(--c-ink-2); }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } }
  @media (max-width: 767px) { & .write { padding: 22px 20px; } }
`)

const loadShops = async () => (await import('./contact-shops.tsx')).ContactShops
const ContactShops = nearIsland<ViewProps<PageData<'contacts'>, PageSections<'contacts'>>>({
  load: loadShops,
  drawn: import.meta.env.SSR ? await loadShops() : undefined
})

export const page = definePage<'contacts'>({ frame: plain, View: Contacts, late: [ShopForm] })

/** How to reach the shop: by phone, by letter, in person, by a form; and who it is. */
function Contacts({ data, sections }: ViewProps<PageData<'contacts'>, PageSections<'contacts'>>) {
  return (
    <div className={contactsStyle()}>
      <h1>{data.title}</h1>
      <div className="columns">
        <div>
          <div className="call">
            <a className="num" href={telHref(data.phone)}>
              {data.phone}
            </a>
            <span className="mut">{data.phoneNote}</span>
            <a className="link" href={`mailto:${data.email}`}>
              {data.email}
            </a>
          </div>
          <RichText html={data.html} />
          <p className="go">
            <Button href={routePath('shops')}>{contactsPageMessages.shops}</Button>
            <Button variant="line" href={formPath(routePath('user-recall'), 'callback')}>
              {contactsPageMessages.callMe}
            </Button>
          </p>
          {data.seller.length > 0 && (
            <section className="seller">
              <h2>{contactsPageMessages.seller}</h2>
              {data.seller.map(line => (
                <p key={line}>{line}</p>
              ))}
            </section>
          )}
        </div>
        <PageSection of={sections} name="form" what={contactsPageMessages.whatQuestionForm}>
          {form => (
            <section className="write">
              <h2>{form.title}</h2>
              <p>{form.description}</p>
              <ShopForm form={form} page={routePath('contacts')} isSent={data.isSent} />
            </section>
          )}
        </PageSection>
      </div>
      <ContactShops data={data} sections={sections} />
    </div>
  )
}
