import { errorScreen } from '@vitrina/core/error-screen'
import { Button, HandNote } from '@vitrina/react-ui'

import type { PageFailure } from '../page/page-payload.ts'
import { errorScreenStyle } from './error-screen.styles.ts'

interface ErrorScreenProps {
  readonly failure: PageFailure
}

const NOTES = {
  session: 'звонок прозвенел',
  opening: 'минутку!',
  failure: 'исправь!'
} as const

/** In place of the page: a code, its reason in words, and the way out (§2). */
export function ErrorScreen({ failure }: ErrorScreenProps) {
  const { kind, title, hint, button, code } = errorScreen(failure, failure.homeUrl)
  return (
    <div className="wrap">
      <section className={`${errorScreenStyle()} cells margin`}>
        <HandNote>{NOTES[kind]}</HandNote>
        <p className="code" aria-hidden="true">
          {kind === 'opening' ? '…' : failure.status}
        </p>
        <div className="words">
          <h1>{title}</h1>
          <p className="lead">{hint}</p>
          <Button size="l" href={button.href}>
            {button.label}
          </Button>
          {code !== undefined && <p className="reason">{code}</p>}
        </div>
      </section>
    </div>
  )
}
