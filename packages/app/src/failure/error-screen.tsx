import { errorScreen } from '@vitrina/core/store'
import { Button, HandNote } from '@vitrina/react-ui'

import type { PageFailure } from '../page/page-payload.ts'
import { useNavigation, useUrl } from '../routing/router.tsx'
import { errorScreenStyle } from './error-screen.styles.ts'
import { failureNotesMessages } from './failure-notes.messages.ts'

interface ErrorScreenProps {
  readonly failure: PageFailure
  /** Address of the home button. */
  readonly homeUrl: string
}

/** In place of the page: a code, its reason in words, and the way out (§2). */
export function ErrorScreen({ failure, homeUrl }: ErrorScreenProps) {
  const { kind, title, hint, button, code } = errorScreen(failure, homeUrl)
  const isWaiting = kind === 'opening' || kind === 'offline' || kind === 'busy'
  return (
    <div className="wrap">
      <section className={`${errorScreenStyle()} cells margin`}>
        <HandNote>{failureNotesMessages[kind]}</HandNote>
        <p className="code" aria-hidden="true">
          {isWaiting ? '…' : failure.status}
        </p>
        <div className="words">
          <h1>{title}</h1>
          <p className="lead">{hint}</p>
          {kind === 'offline' ? (
            <RetryButton label={button.label} />
          ) : (
            <Button size="l" href={button.href}>
              {button.label}
            </Button>
          )}
          {code !== undefined && <p className="reason">{code}</p>}
        </div>
      </section>
    </div>
  )
}

/** In place of the page that is not there: Back leads to what was read before. */
function RetryButton({ label }: { readonly label: string }) {
  const navigation = useNavigation()
  const url = useUrl()
  return (
    <Button size="l" type="button" onClick={() => void navigation.open(url, { replace: true })}>
      {label}
    </Button>
  )
}
