/** What a slide of the lightbox can hold (§4). */
export const lightboxContents = [
  ...(['html', 'image', 'inline', 'clone', 'ajax', 'iframe', 'pdf', 'video', 'map'] as const),
  'html5video'
] as const

export type LightboxContent = (typeof lightboxContents)[number]
