import { Icon } from '@vitrina/react-ui'
import type { FormEvent } from 'react'
import { toggleTheme } from '../platform/theme.ts'
import { useUrl } from '../routing/router.tsx'
import { layoutMessages } from './layout.messages.ts'

/** One button for both themes; which icon shows is decided by the theme itself. */
export function ThemeSwitch() {
  const back = useUrl()

  function toggle(event: FormEvent) {
    event.preventDefault()
    toggleTheme()
  }

  return (
    <form method="post" action="/preferences" data-live onSubmit={toggle}>
      <input type="hidden" name="back" value={back} />
      <button type="submit" name="theme" value="toggle" aria-label={layoutMessages.switchTheme}>
        <Icon name="moon" size="s" />
      </button>
    </form>
  )
}
