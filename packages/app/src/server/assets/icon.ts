/** The shop's mark: a zipper on the blue of a pen. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#2334c4"/><path d="M10 26h44M10 34h28" stroke="#fff" stroke-width="6" stroke-dasharray="6 4"/><rect x="34" y="24" width="20" height="16" rx="5" fill="#ffcf3f"/></svg>'

/** In the document itself: one request less. */
export const iconAddress = `data:image/svg+xml,${encodeURIComponent(icon)}`
