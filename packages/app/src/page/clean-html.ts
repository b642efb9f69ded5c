import sanitize from 'sanitize-html'

import { keptByText } from './kept-by-text.ts'

/** No other id: an editor's may not be that of something of the page. */
const OWN_ID = 'text-'

const options: sanitize.IOptions = {
  allowedTags: [
    ...['a', 'b', 'blockquote', 'br', 'dd', 'dl', 'dt', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'img'],
    ...['li', 'ol', 'p', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul'],
    ...['table', 'tbody', 'td', 'th', 'thead', 'tr']
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel', 'data-lightbox', 'data-html', 'data-live'],
    '*': ['id'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope']
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(attribs.target === '_blank' && { rel: 'noopener noreferrer' }),
        ...slideOf(attribs)
      }
    }),
    '*': (tagName, { id, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(id?.startsWith(OWN_ID) && { id }) }
    })
  }
}

/** A link that opens in the lightbox is the application's; the markup it carries is cleaned as well. */
const slideOf = ({ 'data-lightbox': type, 'data-html': html }: sanitize.Attributes) => ({
  ...(type !== undefined && { 'data-live': '' }),
  ...(html !== undefined && { 'data-html': sanitize(html, options) })
})

/** HTML of the backend as a page may show it: no scripts, styles, forms or frames (S1). */
export const cleanHtml = keptByText(html => sanitize(html, options))
