/** What an editor's text may hold; a backend keeps this and no more, and a page draws all of it. */
export const allowedHtml = {
  tags: [
    ...['a', 'b', 'blockquote', 'br', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'figcaption'],
    ...['figure', 'h2', 'h3', 'h4', 'hr', 'i', 'img', 'li', 'ol', 'p', 's', 'small', 'span'],
    ...['strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul']
  ],
  /** Attributes by tag; `*` are those of any tag. */
  attributes: {
    '*': ['id'],
    a: ['href', 'title', 'target', 'rel', 'data-lightbox', 'data-html'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope']
  },
  /** Of a link; an address without one is of the shop itself. */
  schemes: ['https', 'http', 'mailto', 'tel'],
  pictureSchemes: ['https']
} satisfies {
  readonly tags: readonly string[]
  readonly attributes: Readonly<Record<string, readonly string[]>>
  readonly schemes: readonly string[]
  readonly pictureSchemes: readonly string[]
}

/** No other id: an editor's may not be that of something of the page. */
const OWN_ID = 'text-'

/** The attributes of a tag as they may stay: an id of the texts alone, and no way back for a new window. */
export function safeAttributes(
  attributes: Readonly<Record<string, string>>
): Record<string, string> {
  const { id, ...others } = attributes
  return {
    ...others,
    ...(id?.startsWith(OWN_ID) && { id }),
    ...(others.target === '_blank' && { rel: 'noopener noreferrer' })
  }
}
