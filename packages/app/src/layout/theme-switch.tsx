import { Icon } from '@vitrina/react-ui'
import type { FormEvent } from 'react'

import { toggleTheme } from '../platform/theme.ts'
import { BackField } from '../routing/back-field.tsx'
import { layoutMessages } from './layout.messages.ts'

/** One button for both themes; which icon shows is decided by the theme itself. */
export function ThemeSwitch() {
  function toggle(event: FormEvent) {
    event.preventDefault()
    toggleTheme()
  }

  return (
    <form method="post" action="/preferences" data-live onSubmit={toggle}>
      <BackField />
      <button type="submit" name="theme" value="toggle" aria-label={layoutMessages.switchTheme}>
        <Icon name="moon" size="s" />
      </button>
    </form>
  )
}
