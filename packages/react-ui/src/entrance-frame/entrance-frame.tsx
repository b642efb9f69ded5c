import type { ReactNode } from 'react'

import { HandNote } from '../kit/empty-state/empty-state.tsx'
import { Icon, type IconName } from '../kit/icon/icon.tsx'
import { entranceFrameStyle } from './entrance-frame.styles.ts'

interface EntranceFrameProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

const reasons: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'package', text: 'Все заказы и их путь в одном месте' },
  { icon: 'shopping-bag', text: 'Корзина, которая ждёт вас на любом устройстве' },
  { icon: 'refresh', text: 'Повтор прошлогоднего заказа в одно нажатие' },
  { icon: 'school', text: 'Оптовые цены для школ и дилеров' }
]

/** A form of the account beside what the account is good for. */
export const EntranceFrame = ({ title, intro, children }: EntranceFrameProps) => (
  <div className={entranceFrameStyle()}>
    <section>
      <h1>{title}</h1>
      {intro && <p className="intro">{intro}</p>}
      <noscript>
        <p className="intro">Для входа и регистрации включите JavaScript в настройках браузера.</p>
      </noscript>
      {children}
    </section>
    <aside className="sheet cells margin" aria-label="Зачем нужен личный кабинет">
      <HandNote>ваш дневник покупок</HandNote>
      <ul>
        {reasons.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  </div>
)
