import { type ShareLink, shareLinks } from '@vitrina/core/routes'

import { useClosingDetails } from '../../binding/use-closing-details.ts'
import { Icon, type IconName } from '../../kit/icon/icon.tsx'
import { Tooltip } from '../../kit/tooltip/tooltip.tsx'
import { style } from '../../theme/style.ts'
import { shareMenuMessages } from './share-menu.messages.ts'

const shareMenuStyle = style(`
  position: relative;
  & > summary { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: var(--c-sheet); }
  & > summary:hover { color: var(--c-pen); }
  & > ul { position: absolute; right: 0; top: 50px; z-index: 1; display: grid; min-width: 190px; padding: 8px; border-radius: var(--r-m); background: var(--c-sheet); box-shadow: var(--shadow-pop); }
  & a { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 0 12px; border-radius: var(--r-s); }
  & a:hover { background: var(--c-desk); color: var(--c-pen); }
`)

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

/**
 * Shares a page in ВКонтакте, Telegram and Одноклассники by their links, without code of theirs
 * (A24). Opens without script, closes on Escape and when left; it opens to the left, so leave room
 * there.
 */
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
