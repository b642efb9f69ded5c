import type { GradeView } from '@vitrina/core/account'
import { style } from '@vitrina/react-ui'

import { reviewsPartMessages } from './reviews-part.messages.ts'

const gradeStyle = style(`
  & > .mean { position: relative; display: inline-block; }
  & > .mean > b { display: block; font-size: 112px; line-height: 1.16; font-weight: 800; letter-spacing: -.06em; }
  & > .bars { display: grid; margin-top: 14px; }
  & > .bars a { display: grid; grid-template-columns: 14px minmax(0, 1fr) 44px; gap: 12px; align-items: center; min-height: 32px; color: var(--c-ink-2); font-size: var(--fs-sm); font-variant-numeric: tabular-nums; }
  & > .bars a:hover, & > .bars a[aria-current] { color: var(--c-pen); font-weight: 700; }
  & > .bars svg { width: 100%; height: 8px; border-radius: 4px; background: var(--c-desk); }
  & > .bars rect { fill: var(--c-star); }
  & > .bars a > span:last-child { text-align: right; }
  @media (max-width: 767px) { & > .mean > b { font-size: 84px; } & > .bars a { min-height: 44px; } }
`)

interface GradeProps {
  readonly grade: GradeView
  /** «о магазине»: where it is not plain what was judged. */
  readonly about?: string
}

/** The mean rate, and how often each rate was given. */
export const Grade = ({ grade, about }: GradeProps) => (
  <div className={gradeStyle()}>
    <p className="mean">
      <b className="num">
        <span className="vh">{`${reviewsPartMessages.average} `}</span>
        <span>{grade.rate}</span>
      </b>
    </p>
    <p className="sm mut">
      {[[grade.count, about].filter(Boolean).join(' '), grade.recommend].join(' · ')}
    </p>
    <ul className="bars" aria-label={reviewsPartMessages.grades}>
      {grade.bars.map(({ rate, count, percent, href, isChosen }) => (
        <li key={rate}>
          <a href={href} data-keep-place aria-current={isChosen ? 'true' : undefined}>
            <span>
              <span className="vh">{`${reviewsPartMessages.grade} `}</span>
              <span>{rate}</span>
            </span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="8" />
            </svg>
            <span>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
)
