import sanitize from 'sanitize-html'

import { keptByText } from './kept-by-text.ts'

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

/** HTML of the backend as a page may show it: no scripts, styles, forms or frames (S1). */
export const cleanHtml = keptByText(html => sanitize(html, options))
