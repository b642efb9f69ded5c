import sanitize from 'sanitize-html'
import { allowedHtml, safeAttributes } from '../../values/allowed-html/allowed-html.ts'

import { keptByText } from '../../values/kept-by-text.ts'

const { a, ...attributes } = allowedHtml.attributes

const options: sanitize.IOptions = {
  allowedTags: allowedHtml.tags,
  allowedAttributes: { ...attributes, a: [...a, 'data-live'] },
  allowedSchemes: allowedHtml.schemes,
  allowedSchemesByTag: { img: allowedHtml.pictureSchemes },
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: { ...safeAttributes(attribs), ...slideOf(attribs) }
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
