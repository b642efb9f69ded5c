import type { ConsentPurpose } from '@vitrina/core/entities'
import { consentMessages } from '@vitrina/core/forms'
import { routeOf } from '@vitrina/core/routes'
import { style } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { ConsentForm } from '../../parts/consent-form.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { consentPageMessages } from './consent-page.messages.ts'

const consentStyle = style(`
  max-width: 720px;
  & > h1 { margin: 6px 0 16px; }
  & > p { margin-top: 16px; color: var(--c-ink-2); }
  & a { color: var(--c-pen); text-decoration: underline; text-underline-offset: .2em; }
`)

interface ConsentData {
  readonly asked: readonly ConsentPurpose[]
  readonly allowed: readonly ConsentPurpose[]
}

export const page = definePage<'consent'>({ frame: plain, View: ConsentScreen })

/** What the visitor has allowed, to be changed. */
function ConsentScreen({ data: { asked, allowed } }: ViewProps<ConsentData>) {
  return (
    <div className={consentStyle()}>
      <h1>{consentMessages.title}</h1>
      <p>{asked.length > 0 ? consentMessages.intro : consentMessages.nothing}</p>
      {asked.length > 0 && <ConsentForm key={allowed.join()} asked={asked} allowed={allowed} />}
      <p>
        <span>{`${consentMessages.change} `}</span>
        <a href={routeOf('policy').path}>{consentPageMessages.policy}</a>
      </p>
    </div>
  )
}
