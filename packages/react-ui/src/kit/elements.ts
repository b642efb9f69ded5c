import type { ReactElement } from 'react'

/**
 * What a component draws beside other things: elements, never a bare text. A browser that translates the
 * page moves texts, and React fails on one that has neighbours.
 */
export type Elements = ReactElement | boolean | null | undefined | Iterable<Elements>
