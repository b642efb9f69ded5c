import { globalStyle } from './style.ts'

/**
 * Files to preload: what every page shows before anything else. Each that came later would have the
 * whole page laid out once more, be it for one sign.
 */
export const fontFiles = ['golos-cyrillic.woff2', 'golos-latin.woff2', 'golos-ruble.woff2'] as const

const CYRILLIC = 'U+0301,U+0400-045F,U+2116'
const LATIN = 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212'
const RUBLE = 'U+20B8,U+20BD'

interface Face {
  readonly family: string
  readonly url: string
  readonly weight: string
  readonly range: string
  /** `optional`: a page that was drawn without it stays so, and nothing on it moves. */
  readonly display: 'optional' | 'swap'
}

const face = ({ family, url, weight, range, display }: Face) => `@font-face {
  font-family: "${family}"; font-style: normal; font-display: ${display}; font-weight: ${weight};
  src: url(${url}) format("woff2"); unicode-range: ${range};
}`

// Measured on Russian shop text: a page drawn with these has about the lines that Golos gives it.
const fallback = (source: string, weight: string, adjust: string) => `@font-face {
  font-family: "Golos Fallback"; font-weight: ${weight}; src: ${source}; ${adjust} line-gap-override: 0%;
}`

const fallbacks = [
  fallback(
    'local("Arial"), local("Liberation Sans"), local("Roboto")',
    '400 599',
    'size-adjust: 105.8%; ascent-override: 92.6%; descent-override: 20.8%;'
  ),
  fallback(
    'local("Arial Bold"), local("Arial"), local("Liberation Sans Bold"), local("Roboto Bold")',
    '600 900',
    'size-adjust: 102.9%; ascent-override: 95.2%; descent-override: 21.4%;'
  )
]

const defined = new Map<string, () => void>()

/** Shows the font rules for files lying under an address such as `/fonts/`. */
export function showFonts(baseUrl: string) {
  const show = defined.get(baseUrl) ?? defineFonts(baseUrl)
  show()
}

function defineFonts(baseUrl: string) {
  const golos = (file: string, range: string) =>
    face({
      ...{ family: 'Golos Text', url: `${baseUrl}golos-${file}.woff2`, weight: '400 900', range },
      display: 'optional'
    })
  const show = globalStyle(
    [
      golos('cyrillic', CYRILLIC),
      golos('latin', LATIN),
      golos('ruble', RUBLE),
      face({
        ...{ family: 'Shantell Sans', url: `${baseUrl}shantell-cyrillic.woff2`, weight: '500' },
        ...{ range: 'U+0400-045F', display: 'swap' }
      }),
      ...fallbacks
    ].join('')
  )
  defined.set(baseUrl, show)
  return show
}
