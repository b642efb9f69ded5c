import { skeletonStyle } from './skeleton.styles.ts'

interface SkeletonProps {
  shape?: 'tile' | 'price' | 'title' | 'line' | 'button' | undefined
}

/** The place of something that is on its way, of its final size; mark the region `aria-busy`. */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <div className={skeletonStyle()} data-shape={shape} aria-hidden="true" />
)
