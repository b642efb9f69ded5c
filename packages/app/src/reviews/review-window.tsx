import type { ReviewSubject } from '@vitrina/core/reviews'
import { Dialog, ReviewForm } from '@vitrina/react-ui'

interface ReviewWindowProps {
  readonly subject: ReviewSubject
  readonly title: string
  readonly onClose: () => void
}

/** The form of a review, over the page. */
export const ReviewWindow = ({ subject, title, onClose }: ReviewWindowProps) => (
  <Dialog open title={title} onClose={onClose}>
    <ReviewForm subject={subject} />
  </Dialog>
)
