import sanitize from 'sanitize-html'

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['a', 'b', 'blockquote', 'br', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'figcaption'],
    ...['figure', 'h2', 'h3', 'h4', 'hr', 'i', 'img', 'li', 'ol', 'p', 's', 'small', 'span'],
    ...['strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul']
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel', 'data-lightbox', 'data-html'],
    '*': ['id'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope']
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(attribs.target === '_blank' && { rel: 'noopener noreferrer' }),
        ...(attribs['data-html'] !== undefined && {
          'data-html': sanitize(attribs['data-html'], OPTIONS)
        })
      }
    })
  }
}

/** HTML as it may be kept and shown: no scripts, styles, forms or frames (S1). */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS)
