import { routePath } from '@vitrina/core'
import {
  organizationSignUpPath,
  type WholesaleTerm,
  wholesaleRequestPath,
  wholesaleMessages as words
} from '@vitrina/core/catalog'
import type { Widget } from '@vitrina/core/entities'
import { routeTitle } from '@vitrina/core/routes'
import { Button, PriceListLinks } from '@vitrina/react-ui'

import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import type { loader } from './wholesale.loader.ts'
import { wholesaleStyle } from './wholesale.styles.ts'
import { wholesalePageMessages } from './wholesale-page.messages.ts'

interface WholesaleData {
  readonly terms: readonly WholesaleTerm[]
  readonly isWholesale: boolean
  readonly signedIn: boolean
}

interface WholesaleParts {
  readonly payment: WholesaleTerm
  readonly delivery: WholesaleTerm
  readonly audiences: Audience
}

/** The block of the shop’s editors, whose every item leads on. */
type Audience = Pick<Widget, 'title' | 'text' | 'items'>

export const page = definePage<typeof loader>({ frame: plain, View: Wholesale })

/** What schools, kindergartens and dealers get, by the terms of whoever looks. */
function Wholesale({ data, parts }: ViewProps<WholesaleData, WholesaleParts>) {
  return (
    <div className={wholesaleStyle()}>
      <h1>{routeTitle('wholesale')}</h1>
      <p className="lead">{words.lead}</p>
      <div className="columns">
        <section aria-labelledby="terms">
          <h2 id="terms">{words.termsTitle}</h2>
          <Terms terms={data.terms} />
          <PagePart of={parts} name="payment" what={wholesalePageMessages.whatPayments}>
            {term => <Terms terms={[term]} />}
          </PagePart>
          <PagePart of={parts} name="delivery" what={wholesalePageMessages.whatDelivery}>
            {term => <Terms terms={[term]} />}
          </PagePart>
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
      <PagePart of={parts} name="audiences" what={words.audiences}>
        {audience => <Audiences {...audience} />}
      </PagePart>
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

const Audiences = ({ title, text, items }: Audience) => (
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
