/** A picture that the shop draws by itself, as the store keeps it. */
export interface ArtName {
  readonly drawing: string
  /** Six digits of a colour; '' for the drawing's own. */
  readonly color: string
  readonly view: 'front' | 'back' | 'detail' | 'measured' | 'film'
  readonly cuts: readonly string[]
  /** Of the goods that are measured. */
  readonly size: string
  /** Of its measures, cm. */
  readonly lengths: readonly number[]
}

const VIEWS = ['front', 'back', 'detail', 'measured', 'film'] as const

/** Names of the art package hold no colon. */
export const isDrawn = (art: string) => art.includes(':')

export const artName = ({ drawing, color, view, cuts, size, lengths }: ArtName): string =>
  [drawing, color, view, cuts.join('+'), size, lengths.join('+')].join(':').replace(/:+$/, '') +
  (color === '' && view === 'front' ? ':' : '')

export function parseArtName(art: string): ArtName {
  const [drawing = '', color = '', view = '', cuts = '', size = '', lengths = ''] = art.split(':')
  return {
    drawing,
    color,
    view: VIEWS.find(each => each === view) ?? 'front',
    cuts: cuts === '' ? [] : cuts.split('+'),
    size,
    lengths: lengths === '' ? [] : lengths.split('+').map(Number)
  }
}
