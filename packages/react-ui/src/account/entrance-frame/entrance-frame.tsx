import type { ReactNode } from 'react'

import type { Elements } from '../../kit/elements.ts'
import { HandNote } from '../../kit/empty-state/empty-state.tsx'
import { Icon, type IconName } from '../../kit/icon/icon.tsx'
import { entranceFrameMessages } from './entrance-frame.messages.ts'
import { entranceFrameStyle } from './entrance-frame.styles.ts'

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

/** A form of the account beside what the account is good for. */
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
