import { markedParts } from '@vitrina/core/catalog'

interface MarkedProps {
  text: string
  /** What was typed. */
  match: string
}

/**
 * A text with every place that matches what was typed under the marker. Each part is an element: a
 * browser that translates a page puts texts into elements of its own, and a bare one could not be
 * taken away beside them any more.
 */
export const Marked = ({ text, match }: MarkedProps) =>
  markedParts(text, match).map(({ part, start, isMarked }) =>
    isMarked ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>
  )
