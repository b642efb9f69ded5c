import { style } from '../../theme/style.ts'
import { Icon } from '../icon/icon.tsx'
import { kitMessages } from '../kit.messages.ts'

const ratingStyle = style(`
  position: relative; display: inline-flex; align-items: center; gap: 4px; color: var(--c-ink); font-variant-numeric: tabular-nums;
  & > svg { color: var(--c-star); }
  & > svg[data-off] { color: var(--c-line); }
  & > b { font-weight: 600; }
`)

interface RatingProps {
  /** Ready text: «4,9». */
  value: string
}

/**
 * Shows one star and the average grade, for cards. `value` is text, as the core writes it: «4,8».
 */
export const Rating = ({ value }: RatingProps) => (
  <span className={ratingStyle()}>
    <Icon name="star-filled" size="xs" />
    <b>
      <span className="vh">{`${kitMessages.rating} `}</span>
      <span>{value}</span>
    </b>
  </span>
)

/** Shows the five stars of one review. */
export const Stars = ({ value }: { value: number }) => (
  <span className={ratingStyle()} role="img" aria-label={kitMessages.rated(value)}>
    {[1, 2, 3, 4, 5].map(star => (
      <Icon key={star} name="star-filled" size="xs" off={star > value} />
    ))}
  </span>
)
