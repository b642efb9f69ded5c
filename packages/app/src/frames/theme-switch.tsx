import { Icon } from '@vitrina/react-ui'
import type { FormEvent } from 'react'
import { BackField } from '../binding/back-field.tsx'
import { toggleTheme } from '../platform/theme.ts'
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
