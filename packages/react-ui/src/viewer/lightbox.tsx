import { later } from '../binding/later.tsx'

export type { HashAddress } from './lightbox-window.tsx'
export type { SlidePorts } from './slide-node.ts'

/**
 * Shows pictures, films and texts as large as the window, over the page; Back of the browser closes
 * it by `address`. Its code comes when it is first drawn. `files` are pictures of the shop, other
 * content comes as `slides`; `start` says which is first.
 */
export const Lightbox = later(async () => (await import('./lightbox-window.tsx')).LightboxWindow)
