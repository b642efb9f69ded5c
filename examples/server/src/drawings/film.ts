import { artName, parseArtName } from './art-name.ts'
import { drawArt } from './draw-art.ts'
import { DRAWINGS } from './drawings.ts'

/** What a short film is made of. */
export interface Subject {
  readonly front: string
  readonly back: string | undefined
  /** The place it comes close to, as shares of the width and the height. */
  readonly closeUp: readonly [x: number, y: number]
}

const SIDE = 800

/** The goods of a picture that is a film; undefined for all others. */
export function filmSubject(art: string): Subject | undefined {
  const name = parseArtName(art)
  const drawing = DRAWINGS[name.drawing]
  if (drawing === undefined || name.view !== 'film') return undefined
  const side = (view: 'front' | 'back') => drawArt(artName({ ...name, view })) ?? ''
  const [x, y] = drawing.detail.at
  return {
    front: side('front'),
    back: drawing.back === undefined ? undefined : side('back'),
    closeUp: [x / SIDE, y / SIDE]
  }
}
