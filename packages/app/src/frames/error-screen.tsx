import { errorScreen } from '@vitrina/core/store'
import { Button, HandNote, style } from '@vitrina/react-ui'
import { useNavigation, useUrl } from '../binding/router.tsx'
import type { PageFailure } from '../routing/page-payload.ts'
import { failureNotesMessages } from './failure-notes.messages.ts'

const errorScreenStyle = style(`
  --margin-x: 120px; --cell: 24px; display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; min-height: 580px; margin-top: 16px; padding-left: 120px; overflow: hidden; border: 1px solid var(--c-cell); border-radius: var(--r-xl);
  & > .code { display: flex; align-items: center; justify-content: center; padding-left: 20px; color: var(--c-pen); font: 900 clamp(112px, 17vw, 230px)/1 var(--font-display); letter-spacing: -.06em; }
  & > .words { padding: 48px 64px 48px 40px; }
  & > .words > .lead { margin: 14px 0 26px; color: var(--c-ink-2); }
  & > .words > .reason { margin-top: 28px; color: var(--c-ink-3); font-size: var(--fs-sm); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  & > .hand { position: absolute; left: 12px; top: 170px; width: 96px; font-size: 21px; transform: rotate(-8deg); text-align: center; white-space: nowrap; }
  @media (max-width: 767px) {
    --margin-x: 40px; --cell: 20px; display: block; min-height: 0; margin-inline: -6px; padding: 36px 18px 32px 58px;
    & > .code { justify-content: flex-start; margin-bottom: 22px; padding: 0; }
    & > .words { padding: 0; }
    & > .hand { left: auto; right: 18px; top: 22px; width: auto; font-size: 20px; }
  }
`)

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
