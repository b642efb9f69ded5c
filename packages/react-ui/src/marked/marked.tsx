import { markedParts } from '@vitrina/core/suggestions'

interface MarkedProps {
  text: string
  /** What was typed. */
  match: string
}

/** A text with every place that matches what was typed under the marker. */
export const Marked = ({ text, match }: MarkedProps) =>
  markedParts(text, match).map(({ part, start, isMarked }) =>
    isMarked ? <mark key={start}>{part}</mark> : part
  )
