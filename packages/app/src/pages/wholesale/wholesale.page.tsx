import { routePath } from '@vitrina/core'
import {
  organizationSignUpPath,
  type WholesaleTerm,
  wholesaleRequestPath,
  wholesaleMessages as words
} from '@vitrina/core/catalog'
import type { PageSections } from '@vitrina/core/pages'
import { routeTitle } from '@vitrina/core/routes'
import { Button, PriceListLinks, style } from '@vitrina/react-ui'
import { PageSection } from '../../binding/page-section.tsx'
import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { wholesalePageMessages } from './wholesale-page.messages.ts'

const wholesaleStyle = style(`
  & > h1 { margin: 6px 0 12px; }
  & > .lead { max-width: 680px; margin-bottom: clamp(28px, 3.4vw, 44px); color: var(--c-ink-2); font-size: var(--fs-lead); }
  & h2 { margin-bottom: 18px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  & > .columns { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); gap: clamp(28px, 4.6vw, 64px); align-items: start; margin-bottom: clamp(40px, 5vw, 72px); }
  & dl > div { display: grid; grid-template-columns: 140px minmax(0, 1fr); gap: 0 24px; padding: 14px 0; border-top: 1px solid var(--c-line); }
  & dt { grid-row: span 3; color: var(--c-ink-3); }
  & dd { grid-column: 2; }
  & .entrance { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
  & .tools { display: grid; gap: 16px; justify-items: start; padding: clamp(28px, 3.4vw, 44px); border-radius: var(--r-xl); background: var(--c-board); color: var(--c-on-board); }
  & .tools h2 { margin: 0; color: inherit; }
  & .tools > p { color: var(--c-on-board-2); }
  & .tools .link { color: var(--c-on-board); }
  & .of { margin: -8px 0 18px; color: var(--c-ink-2); }
  & .who { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--gap); }
  & .who li { padding: 24px 28px; border-radius: var(--r-l); background: var(--c-desk); }
  & .who h3 { margin-bottom: 8px; }
  & .who .link { display: inline-flex; align-items: center; min-height: 44px; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } & .who { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @media (max-width: 767px) { & .who { grid-template-columns: minmax(0, 1fr); } & dl > div { grid-template-columns: minmax(0, 1fr); } & dd { grid-column: 1; } & .entrance > * { width: 100%; } }
`)

interface WholesaleData {
  readonly terms: readonly WholesaleTerm[]
  readonly isWholesale: boolean
  readonly signedIn: boolean
}

type Sections = PageSections<'wholesale'>

export const page = definePage<'wholesale'>({ frame: plain, View: Wholesale })

/** What schools, kindergartens and dealers get, by the terms of whoever looks. */
function Wholesale({ data, sections }: ViewProps<WholesaleData, Sections>) {
  return (
    <div className={wholesaleStyle()}>
      <h1>{routeTitle('wholesale')}</h1>
      <p className="lead">{words.lead}</p>
      <div className="columns">
        <section aria-labelledby="terms">
          <h2 id="terms">{words.termsTitle}</h2>
          <Terms terms={data.terms} />
          <PageSection of={sections} name="payment" what={wholesalePageMessages.whatPayments}>
            {term => <Terms terms={[term]} />}
          </PageSection>
          <PageSection of={sections} name="delivery" what={wholesalePageMessages.whatDelivery}>
            {term => <Terms terms={[term]} />}
          </PageSection>
          {!data.isWholesale && <Entrance signedIn={data.signedIn} />}
        </section>
        <section className="tools" aria-labelledby="tools">
          <h2 id="tools">{words.toolsTitle}</h2>
          <p>{words.toolsText}</p>
          <Button size="l" variant="board" href={routePath('fast-order')}>
            {words.fastOrder}
          </Button>
          <PriceListLinks />
        </section>
      </div>
      <PageSection of={sections} name="audiences" what={words.audiences}>
        {audience => <Audiences {...audience} />}
      </PageSection>
    </div>
  )
}

const Terms = ({ terms }: { readonly terms: readonly WholesaleTerm[] }) => (
  <dl>
    {terms.map(({ title, lines }) => (
      <div key={title}>
        <dt>{title}</dt>
        {lines.map(line => (
          <dd key={line}>{line}</dd>
        ))}
      </div>
    ))}
  </dl>
)

const Entrance = ({ signedIn }: { readonly signedIn: boolean }) => (
  <div className="entrance">
    {signedIn ? (
      <Button size="l" href={wholesaleRequestPath()}>
        {words.request}
      </Button>
    ) : (
      <>
        <Button size="l" href={organizationSignUpPath()}>
          {words.signUp}
        </Button>
        <Button size="l" variant="grey" href={routePath('user-signin')}>
          {words.signIn}
        </Button>
      </>
    )}
  </div>
)

const Audiences = ({ title, text, items }: Sections['audiences']) => (
  <section aria-labelledby="who">
    <h2 id="who">{title}</h2>
    <p className="of">{text}</p>
    <ul className="who">
      {items.map(({ id, link, ...item }) => (
        <li key={id}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          {link && (
            <a className="link" href={link.url}>
              <span>{link.text}</span>
              <span className="vh">{`: ${item.title}`}</span>
            </a>
          )}
        </li>
      ))}
      <li>
        <h3>{words.recall.title}</h3>
        <p>{words.recall.text}</p>
        <a className="link" href={wholesaleRequestPath()}>
          {words.request}
        </a>
      </li>
    </ul>
  </section>
)
