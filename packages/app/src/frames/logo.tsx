import { routePath } from '@vitrina/core'
import { useSite } from '@vitrina/react-ui'

import { layoutMessages } from './layout.messages.ts'

/** Letters that have room beside the town on a phone. */
const ONE_WORD = 8

export function Logo() {
  const title = useSite(site => site.configuration.shopTitle)
  return (
    <a
      className="logo"
      data-long={title.length > ONE_WORD || undefined}
      href={routePath('home')}
      aria-label={layoutMessages.logo(title)}
    >
      <b>{title}</b>
      <span aria-hidden="true">
        <i />
        <svg aria-hidden="true">
          <use href="#pull" />
        </svg>
      </span>
    </a>
  )
}
