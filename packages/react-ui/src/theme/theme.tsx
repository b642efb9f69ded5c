import type { ReactElement } from 'react'

import { showFonts } from './fonts.styles.ts'
import { forcedColors } from './forced-colors.styles.ts'
import { page } from './page.styles.ts'
import { looks, reset } from './reset.styles.ts'
import { tokens } from './tokens.styles.ts'

interface ThemeProps {
  /** Address of the folder with the font files, ending with a slash. */
  fontsUrl: string
  children: ReactElement | readonly ReactElement[]
}

/** Gives everything inside it the tokens, the reset and the typefaces of the look. */
export function Theme({ fontsUrl, children }: ThemeProps) {
  tokens()
  reset()
  looks()
  page()
  forcedColors()
  showFonts(fontsUrl)
  return children
}
