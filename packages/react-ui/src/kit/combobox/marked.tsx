interface MarkedProps {
  text: string
  /** What was typed; found without regard to case. */
  match: string
}

/** A text with every place that matches what was typed under the marker. */
export function Marked({ text, match }: MarkedProps) {
  const wanted = match.trim().toLowerCase()
  if (wanted === '') return text
  return split(text, wanted).map(({ part, start }) =>
    part.toLowerCase() === wanted ? <mark key={start}>{part}</mark> : part
  )
}

function split(text: string, wanted: string) {
  const lower = text.toLowerCase()
  const parts: { part: string; start: number }[] = []
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ part: text.slice(from, at), start: from })
    from = at + wanted.length
    parts.push({ part: text.slice(at, from), start: at })
  }
  if (from < text.length) parts.push({ part: text.slice(from), start: from })
  return parts
}
