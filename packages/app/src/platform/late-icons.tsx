import { IconSprite } from '@vitrina/react-ui'
import { createRoot } from 'react-dom/client'

/** Puts the icons that the document came without at its end, where they move nothing. */
export function placeIcons(page: Document): void {
  const place = page.body.appendChild(page.createElement('div'))
  createRoot(place).render(<IconSprite has={id => page.getElementById(id) === null} />)
}
