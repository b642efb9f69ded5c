import sanitize from 'sanitize-html'

const KEPT_MAX = 300

const options: sanitize.IOptions = {
  allowedTags: [
    ...['a', 'b', 'blockquote', 'br', 'dd', 'dl', 'dt', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'img'],
    ...['li', 'ol', 'p', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul'],
    ...['table', 'tbody', 'td', 'th', 'thead', 'tr']
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope']
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs
    })
  }
}

const kept = new Map<string, string>()

/**
 * HTML of the backend as a page may show it: no scripts, styles, forms or frames (S1). What was
 * cleaned before is remembered by its text: it is the same for every visitor.
 */
export function cleanHtml(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = sanitize(html, options)
  kept.set(html, clean)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  return clean
}
