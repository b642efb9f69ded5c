const DESCRIPTION_MAX_LENGTH = 160
/** Enough of an HTML text for its first words, so that a huge one costs nothing. */
const SOURCE_MAX_LENGTH = 4000
const ELLIPSIS = '\u2026'
/** What sanitised HTML has other words for. */
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' '
}

/** The first words of an HTML text, cut at a word, for a description. */
export function plainText(html: string): string {
  const text = beginningOf(html)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => SIGNS[name] ?? '')
    .split(/\s+/)
    .filter(word => word !== '')
    .join(' ')
  if (text.length <= DESCRIPTION_MAX_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_MAX_LENGTH)
  const end = cut.lastIndexOf(' ')
  return (end > 0 ? cut.slice(0, end) : cut) + ELLIPSIS
}

/** Never ends within a tag. */
const beginningOf = (html: string) =>
  html.length <= SOURCE_MAX_LENGTH ? html : html.slice(0, SOURCE_MAX_LENGTH).replace(/<[^<>]*$/, '')
