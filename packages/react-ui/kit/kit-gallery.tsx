import { Suspense, useState } from 'react'

import { IconSprite } from '../src/kit/icon/icon-sprite.tsx'
import { Segment } from '../src/kit/segment/segment.tsx'
import { SkipLink } from '../src/kit/skip-link/skip-link.tsx'
import { style } from '../src/theme/style.ts'
import { Theme } from '../src/theme/theme.tsx'
import { asked, askedShop } from './asked.ts'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Marks } from './marks.tsx'
import { Pictures } from './pictures.tsx'
import { shopSamples } from './shop/index.tsx'
import { Surfaces } from './surfaces.tsx'
import { Ways } from './ways.tsx'

const kitGalleryStyle = style(`
  max-width: 1280px; margin: 0 auto; padding: 32px var(--gutter) 96px;
  &[data-asked] { padding-block: 0; }
  &[data-asked] > section { border: 0; }
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
      <main id="main" className={kitGalleryStyle()} data-asked={asked ?? undefined}>
        {asked === null && (
          <header>
            <h1>Набор компонентов</h1>
            <Segment legend="Тема" name="theme" options={THEMES} value={theme} onChange={choose} />
          </header>
        )}
        {askedShop === null ? <Kit /> : <Suspense>{ofShop(askedShop)}</Suspense>}
      </main>
    </Theme>
  )
}

const Kit = () => (
  <>
    <Buttons />
    <Fields />
    <Choices />
    <Marks />
    <Ways />
    <Surfaces />
    <Pictures />
  </>
)

function ofShop(name: string) {
  const Samples = shopSamples[name]
  return Samples && <Samples />
}
