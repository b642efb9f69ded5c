/** A place in a page for what is another for each answer: a value of this many letters of ASCII. */
export interface Hole {
  readonly hole: 'nonce' | 'time'
  readonly length: number
}

/** A part of a text, its bytes in UTF-8, or a place for what comes later. */
export type Piece = string | Uint8Array | Hole

/** 16 random bytes in base64url. */
export const NONCE: Hole = { hole: 'nonce', length: 22 }
/** Milliseconds since 1970. */
export const TIME: Hole = { hole: 'time', length: 13 }

export type Filling = Readonly<Record<Hole['hole'], string>>

export const isHole = (piece: Piece): piece is Hole => typeof piece === 'object' && 'hole' in piece

/** The pieces with their holes filled. */
export const filled = (
  pieces: readonly Piece[],
  filling: Filling
): readonly (string | Uint8Array)[] =>
  pieces.map(piece => (isHole(piece) ? filling[piece.hole] : piece))
