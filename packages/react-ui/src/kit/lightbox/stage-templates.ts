/** glightbox turns its own arrows on and off: ours stand in the frame. */
export const stageTemplate =
  '<dialog id="glightbox-body"><div class="gloader" hidden></div><div class="goverlay"></div>' +
  '<div class="gcontainer"><div id="glightbox-slider" class="gslider"></div></div>' +
  '<i class="gprev" hidden></i><i class="gnext" hidden></i><div class="frame"></div></dialog>'

export const slideTemplate =
  '<div class="gslide"><div class="ginner-container"><div class="gslide-media"></div></div></div>'

interface TemplatePolicy {
  createHTML(html: string): string
}

/** In some browsers only, and not in the standard library's types yet. */
interface PolicyHost {
  readonly document: Document
  readonly trustedTypes?:
    | { createPolicy(name: string, rules: TemplatePolicy): TemplatePolicy }
    | undefined
}

let policy: TemplatePolicy | undefined

/** The two texts that glightbox parses, in the form that the page's policy of Trusted Types takes. */
export function templates(lightboxHTML: string, slideHTML: string) {
  const host: PolicyHost = globalThis
  policy ??= host.trustedTypes?.createPolicy('lightbox', { createHTML: ours })
  if (policy === undefined) return { lightboxHTML, slideHTML }
  const trusted = policy.createHTML(lightboxHTML)
  // glightbox writes its icons into the text first: there is no place for them in ours.
  const replace = () => trusted
  return {
    lightboxHTML: Object.assign(trusted, { replace }),
    slideHTML: policy.createHTML(slideHTML)
  }
}

function ours(html: string): string {
  if (html === stageTemplate || html === slideTemplate) return html
  throw new TypeError('Only the lightbox’s own templates')
}
