import { routePath } from '@vitrina/core'
import { Button, HandNote } from '@vitrina/react-ui'

import type { PageFailure } from '../page-payload.ts'
import { errorScreenStyle } from './error-screen.styles.ts'

interface ErrorScreenProps {
  readonly failure: PageFailure
}

const SESSION_ENDED = 406

/** In place of the page: a code, its reason in words, and the way out (§2). */
export function ErrorScreen({ failure }: ErrorScreenProps) {
  const isSessionEnd = failure.status === SESSION_ENDED
  return (
    <div className="wrap">
      <section className={`${errorScreenStyle()} cells margin`}>
        <HandNote>{isSessionEnd ? 'звонок прозвенел' : 'исправь!'}</HandNote>
        <p className="code" aria-hidden="true">
          {failure.status}
        </p>
        {isSessionEnd ? <SessionEnded /> : <Failed failure={failure} />}
      </section>
    </div>
  )
}

const SessionEnded = () => (
  <div className="words">
    <h1>Сессия закончилась</h1>
    <p className="lead">
      Сессия закончилась из-за долгого бездействия. Войдите ещё раз с e-mail и паролем.
    </p>
    <Button size="l" href={routePath('user-signin')}>
      Войти
    </Button>
  </div>
)

const Failed = ({ failure }: ErrorScreenProps) => (
  <div className="words">
    <h1>ОЙ! Похоже, мы не можем найти нужную вам страницу.</h1>
    <p className="lead">Начните с главной — оттуда видно всё.</p>
    <Button size="l" href={failure.homeUrl}>
      На главную
    </Button>
    <p className="reason">{`код ошибки: ${failure.status} ( ${failure.reason} )`}</p>
  </div>
)
