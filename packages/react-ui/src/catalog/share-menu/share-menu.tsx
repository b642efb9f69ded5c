import { type ShareLink, shareLinks } from '@vitrina/core/routes'

import { useClosingDetails } from '../../binding/use-closing-details.ts'
import { Icon, type IconName } from '../../kit/icon/icon.tsx'
import { Tooltip } from '../../kit/tooltip/tooltip.tsx'
import { shareMenuMessages } from './share-menu.messages.ts'
import { shareMenuStyle } from './share-menu.styles.ts'

interface ShareMenuProps {
  /** Absolute address of what is shared. */
  url: string
  title: string
  /** Where there is room for its words. */
  hintSide?: 'left' | 'right' | undefined
}

const icons: Record<ShareLink['code'], IconName> = {
  vk: 'brand-vk',
  telegram: 'brand-telegram',
  ok: 'brand-ok-ru'
}

/** ВКонтакте, Telegram, Одноклассники (A24); opens without script, closes on Escape and when left. */
export function ShareMenu({ url, title, hintSide = 'right' }: ShareMenuProps) {
  const closing = useClosingDetails()
  return (
    <Tooltip side={hintSide} text={shareMenuMessages.hint}>
      {id => (
        <details className={shareMenuStyle()} {...closing}>
          <summary aria-label={shareMenuMessages.title} aria-describedby={id}>
            <Icon name="share" />
          </summary>
          <ul>
            {shareLinks({ url, title }).map(({ code, title: name, href }) => (
              <li key={code}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <Icon name={icons[code]} />
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Tooltip>
  )
}
