import { allowedHtml, safeAttributes } from '@vitrina/core/values'
import sanitize from 'sanitize-html'

const OPTIONS: sanitize.IOptions = {
  allowedTags: allowedHtml.tags,
  allowedAttributes: allowedHtml.attributes,
  allowedSchemes: allowedHtml.schemes,
  allowedSchemesByTag: { img: allowedHtml.pictureSchemes },
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, { 'data-html': html, ...attribs }) => ({
      tagName,
      attribs: {
        ...safeAttributes(attribs),
        ...(html !== undefined && { 'data-html': sanitize(html, OPTIONS) })
      }
    })
  }
}

/** HTML as it may be kept and shown: no scripts, styles, forms or frames (S1). */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS)
