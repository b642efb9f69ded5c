import { style } from '../../theme/style.ts'

const skeletonStyle = style(`
  position: relative; height: 20px; overflow: hidden; border-radius: var(--r-xs); background: var(--c-desk);
  &[data-shape=tile] { height: auto; aspect-ratio: 1 / 1.04; border-radius: var(--r-l); background: linear-gradient(var(--c-cell) 1px, transparent 1px) 0 0 / var(--cell) var(--cell), linear-gradient(90deg, var(--c-cell) 1px, transparent 1px) 0 0 / var(--cell) var(--cell), var(--c-desk); }
  &[data-shape=price] { width: 46%; height: 24px; }
  &[data-shape=title] { width: 92%; height: 38px; }
  &[data-shape=line] { width: 54%; }
  &[data-shape=button] { height: 46px; border-radius: var(--r-m); }
  &::after { content: ""; position: absolute; inset: 0; transform: translate(-100%, 0); background: linear-gradient(100deg, transparent 20%, var(--c-veil) 50%, transparent 80%); animation: shine 1.4s infinite var(--ease); }
  @keyframes shine { to { transform: translate(100%, 0); } }
`)

interface SkeletonProps {
  shape?: 'tile' | 'price' | 'title' | 'line' | 'button' | undefined
}

/**
 * Keeps the place of something that is on its way, in its final size. Mark the region `aria-busy`.
 */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <div className={skeletonStyle()} data-shape={shape} aria-hidden="true" />
)
