import { Skeleton } from '../kit/skeleton/skeleton.tsx'
import { style } from '../theme/style.ts'
import { basketScreenMessages } from './basket-screen.messages.ts'
import { basketScreenStyle } from './basket-screen.styles.ts'

const basketSkeletonStyle = style(`
  & > .line { display: grid; grid-template-columns: 116px minmax(0, 1fr) 136px; gap: 20px; padding: 22px 0; border-bottom: 1px solid var(--c-line); }
  & > .line > div:nth-child(2) { display: grid; gap: 8px; align-content: start; }
  @media (max-width: 767px) { & > .line { grid-template-columns: 92px minmax(0, 1fr); } & > .line > :last-child { display: none; } }
`)

const LINES = ['first', 'second', 'third']

/**
 * Keeps the place of `BasketScreen` while the basket is being read, so that nothing moves when it
 * comes. Needs no shop.
 */
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
