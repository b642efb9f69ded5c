import { routePath } from '@vitrina/core'
import { useSite } from '@vitrina/react-ui'

import { layoutMessages } from './layout.messages.ts'

export function Logo() {
  const title = useSite(site => site.configuration.shopTitle)
  return (
    <a className="logo" href={routePath('home')} aria-label={layoutMessages.logo(title)}>
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
