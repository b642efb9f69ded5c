import { IconSprite } from '@vitrina/react-ui'
import { renderToStaticMarkup } from 'react-dom/server'

import { keptByText } from '../page/kept-by-text.ts'

/** What a press, a toast or a picture without a file shows at once, before the other icons have come. */
const AT_ONCE = [
  ...['i-alert-circle', 'i-alert-triangle', 'i-circle-check', 'i-check'],
  ...['i-minus', 'i-plus', 'i-x', 'i-photo-off']
]
const USE = /<use href="#([\w-]+)"/g

/** The icons that drawn markup refers to. */
export function spriteOf(...markup: readonly string[]): string {
  const used = markup.flatMap(html => Array.from(html.matchAll(USE), ([, id = '']) => id))
  return ofIcons([...new Set([...AT_ONCE, ...used])].sort().join(' '))
}

const ofIcons = keptByText(ids => {
  const used = new Set(ids.split(' '))
  return renderToStaticMarkup(<IconSprite has={id => used.has(id)} />)
})
