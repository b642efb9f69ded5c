import { useState } from 'react'

import { IconSprite } from '../src/kit/icon/icon-sprite.tsx'
import { Segment } from '../src/kit/segment/segment.tsx'
import { SkipLink } from '../src/kit/skip-link/skip-link.tsx'
import { style } from '../src/theme/style.ts'
import { Theme } from '../src/theme/theme.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Marks } from './marks.tsx'
import { Pictures } from './pictures.tsx'
import { Surfaces } from './surfaces.tsx'
import { Ways } from './ways.tsx'

const kitGalleryStyle = style(`
  max-width: 1280px; margin: 0 auto; padding: 32px var(--gutter) 96px;
  & > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 16px; margin-bottom: 32px; }
`)

const THEMES = [
  { value: '', title: 'Как в системе' },
  { value: 'light', title: 'Светлая' },
  { value: 'dark', title: 'Тёмная' }
]

/** Every component of the kit, in every state, in the theme that is chosen. */
export function KitGallery() {
  const [theme, setTheme] = useState('')

  function choose(value: string) {
    setTheme(value)
    if (value === '') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = value
  }

  return (
    <Theme fontsUrl="/">
      <IconSprite />
      <SkipLink target="main" />
      <main id="main" className={kitGalleryStyle()}>
        <header>
          <h1>Набор компонентов</h1>
          <Segment legend="Тема" name="theme" options={THEMES} value={theme} onChange={choose} />
        </header>
        <Buttons />
        <Fields />
        <Choices />
        <Marks />
        <Ways />
        <Surfaces />
        <Pictures />
      </main>
    </Theme>
  )
}
