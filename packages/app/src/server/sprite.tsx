import { IconSprite } from '@vitrina/react-ui'
import { renderToStaticMarkup } from 'react-dom/server'

import { keptByText } from '../page/kept-by-text.ts'

/** What a press, a toast or a picture without a file shows at once, before the other icons have come. */
const AT_ONCE = [
  ...['i-alert-circle', 'i-alert-triangle', 'i-circle-check', 'i-check'],
  ...['i-minus', 'i-plus', 'i-x', 'i-photo-off']
]
const USE = '<use href="#'

/**
 * The icons that a drawn page refers to: those of `html`, and of `frame`, what stands around it and is the
 * same text on many pages.
 */
export const spriteOf = (html: string, ...frame: readonly string[]): string =>
  ofIcons([...new Set([...AT_ONCE, ...idsIn(html), ...frame.flatMap(idsOfFrame)])].sort().join(' '))

function idsIn(html: string): string[] {
  const ids: string[] = []
  for (let at = html.indexOf(USE); at >= 0; at = html.indexOf(USE, at)) {
    const end = html.indexOf('"', at + USE.length)
    ids.push(html.slice(at + USE.length, end))
    at = end
  }
  return ids
}

const idsOfFrame = keptByText(idsIn)

const ofIcons = keptByText(ids => {
  const used = new Set(ids.split(' '))
  return renderToStaticMarkup(<IconSprite has={id => used.has(id)} />)
})
