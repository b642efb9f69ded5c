import { Modal, ReviewForm } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'

interface ReviewWindowProps extends ComponentProps<typeof ReviewForm> {
  readonly title: string
  readonly onClose: () => void
}

/** The form of a review, over the page. */
export const ReviewWindow = ({ title, onClose, ...review }: ReviewWindowProps) => (
  <Modal name="review" title={title} onClose={onClose}>
    <ReviewForm {...review} />
  </Modal>
)
