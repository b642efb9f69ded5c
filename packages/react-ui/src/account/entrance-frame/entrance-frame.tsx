import type { ReactNode } from 'react'

import type { Elements } from '../../kit/elements.ts'
import { HandNote } from '../../kit/empty-state/empty-state.tsx'
import { Icon, type IconName } from '../../kit/icon/icon.tsx'
import { style } from '../../theme/style.ts'
import { entranceFrameMessages } from './entrance-frame.messages.ts'

const entranceFrameStyle = style(`
  display: grid; grid-template-columns: minmax(0, 460px) minmax(0, 1fr); gap: clamp(28px, 5vw, 80px); align-items: start; margin-top: 6px;
  & .intro { margin-top: 10px; color: var(--c-ink-2); }
  & .sheet { --margin-x: 72px; --cell: 24px; position: relative; min-height: 380px; padding: 48px 40px 44px 108px; overflow: hidden; border: 1px solid var(--c-cell); border-radius: var(--r-xl); }
  & .sheet > .hand { margin-bottom: 14px; font-size: 24px; transform: rotate(-3deg); width: max-content; max-width: 100%; }
  & .sheet li { display: flex; gap: 14px; align-items: flex-start; padding: 12px 0; line-height: 1.4; }
  & .sheet li > svg { margin-top: 1px; color: var(--c-pen); }
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 560px); }
  @media (max-width: 767px) {
    & .sheet { --margin-x: 40px; --cell: 20px; min-height: 0; margin-inline: -6px; padding: 28px 20px 24px 60px; }
    & .sheet > .hand { font-size: 20px; }
    & .sheet li { font-size: min(1rem, 6.4vw); }
  }
`)

interface EntranceFrameProps {
  title: string
  intro?: ReactNode
  children: Elements
}

const reasons = (): readonly { readonly icon: IconName; readonly text: string }[] => [
  { icon: 'package', text: entranceFrameMessages.orders },
  { icon: 'shopping-bag', text: entranceFrameMessages.basket },
  { icon: 'refresh', text: entranceFrameMessages.repeat },
  { icon: 'school', text: entranceFrameMessages.wholesale }
]

/**
 * Draws a page around a form of sign-in or sign-up: heading and form at one side, what an account
 * is good for at the other; on a phone one below the other.
 */
export const EntranceFrame = ({ title, intro, children }: EntranceFrameProps) => (
  <div className={entranceFrameStyle()}>
    <section>
      <h1>{title}</h1>
      {intro && <p className="intro">{intro}</p>}
      {children}
    </section>
    <aside className="sheet cells margin" aria-label={entranceFrameMessages.reasons}>
      <HandNote>{entranceFrameMessages.diary}</HandNote>
      <ul>
        {reasons().map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  </div>
)
