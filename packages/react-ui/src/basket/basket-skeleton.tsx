import { Skeleton } from '../kit/skeleton/skeleton.tsx'
import { basketScreenMessages } from './basket-screen.messages.ts'
import { basketScreenStyle } from './basket-screen.styles.ts'
import { basketSkeletonStyle } from './basket-skeleton.styles.ts'

const LINES = ['first', 'second', 'third']

/** The place of a basket that is being read. */
export const BasketSkeleton = () => (
  <div className={basketScreenStyle()} aria-busy="true">
    <div className="head">
      <h1>{basketScreenMessages.title}</h1>
    </div>
    <div className={basketSkeletonStyle()}>
      {LINES.map(line => (
        <div key={line} className="line">
          <Skeleton shape="tile" />
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
    <Skeleton shape="tile" />
  </div>
)
