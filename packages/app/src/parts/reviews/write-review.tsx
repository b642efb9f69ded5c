import { routePath } from '@vitrina/core'
import type { ReviewSubject, WritePermission } from '@vitrina/core/account'
import { isSignedIn } from '@vitrina/core/session'
import { actionMessages, Button, later, ReviewForm, useSession } from '@vitrina/react-ui'
import { type ComponentProps, useState } from 'react'

import { useNavigation } from '../../binding/router.tsx'
import { reviewsPartMessages } from './reviews-part.messages.ts'

const ReviewWindow = later(async () => (await import('./review-window.tsx')).ReviewWindow)

interface WriteReviewProps extends Pick<WritePermission, 'params' | 'message'> {
  readonly subject: ReviewSubject
  /** Heads the form. */
  readonly title: string
}

/** The way to the form for who may write, and why not for others. */
export function WriteReview({ params, message, subject, title }: WriteReviewProps) {
  const isMember = useSession(isSignedIn)
  const { refresh } = useNavigation()
  const [isOpen, setOpen] = useState(false)

  function close() {
    setOpen(false)
    // What has been written stands on the page then.
    void refresh()
  }

  if (params === undefined) {
    return (
      <div>
        <p className="mut">{message}</p>
        {!isMember && (
          <p className="enter">
            <Button variant="line" href={routePath('user-signin')}>
              {actionMessages.signIn}
            </Button>
          </p>
        )}
      </div>
    )
  }
  return (
    <>
      <Button size="l" data-live onClick={() => setOpen(true)}>
        {reviewsPartMessages.write}
      </Button>
      <noscript>
        {/* No browser draws it: its code stays on the server. */}
        {import.meta.env.SSR && <PlainForm {...{ subject, params, title }} />}
      </noscript>
      {isOpen && <ReviewWindow {...{ subject, params, title }} onClose={close} />}
    </>
  )
}

const PlainForm = ({ title, ...review }: ComponentProps<typeof ReviewForm> & { title: string }) => (
  <>
    <h3>{title}</h3>
    <ReviewForm {...review} />
  </>
)
