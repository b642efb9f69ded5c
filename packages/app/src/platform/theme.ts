import { browserCookies } from '@vitrina/core/browser'
import { COOKIE_LIFETIME_SECONDS, cookieNames } from '@vitrina/core/platform'

/** Turns the page to the other theme and remembers the choice for the server's next render. */
export function toggleTheme(): void {
  const root = document.documentElement
  const shown =
    root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const theme = shown === 'dark' ? 'light' : 'dark'
  root.dataset.theme = theme
  browserCookies.set(cookieNames.theme, theme, { maxAge: COOKIE_LIFETIME_SECONDS })
}
