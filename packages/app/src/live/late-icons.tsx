import { IconSprite } from '@vitrina/react-ui'
import { createRoot } from 'react-dom/client'

/** Puts the icons that the document came without at its end, where they take no place. */
export function placeIcons(page: Document): void {
  const place = Object.assign(page.createElement('div'), { hidden: true })
  page.body.append(place)
  createRoot(place).render(<IconSprite has={id => page.getElementById(id) === null} />)
}
