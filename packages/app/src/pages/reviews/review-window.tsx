import { Dialog, ReviewForm } from '@vitrina/react-ui'

/** The form of a review of the shop, over the page. */
export const ReviewWindow = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open title="Отзыв о магазине" onClose={onClose}>
    <ReviewForm subject={{ type: 'shop' }} />
  </Dialog>
)
