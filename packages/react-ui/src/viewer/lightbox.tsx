import { later } from '../binding/later.tsx'

export type { HashAddress } from './lightbox-window.tsx'
export type { SlidePorts } from './slide-node.ts'

/** Pictures and videos as large as the window; its code comes when a picture is touched. */
export const Lightbox = later(async () => (await import('./lightbox-window.tsx')).LightboxWindow)
