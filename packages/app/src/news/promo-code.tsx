import { Button, useToasts } from '@vitrina/react-ui'

import { newsScreenMessages } from './news-screen.messages.ts'

/** A promo code to take along; without script it is marked and copied by hand. */
export function PromoCode({ code }: { readonly code: string }) {
  const toasts = useToasts()

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toasts.show({ tone: 'good', text: newsScreenMessages.copied })
    } catch {
      toasts.show({ tone: 'error', text: newsScreenMessages.notCopied })
    }
  }

  return (
    <div className="code">
      <span className="sm mut">{newsScreenMessages.promoCode}</span>
      <b>{code}</b>
      <Button variant="soft" data-live onClick={() => void copy()}>
        {newsScreenMessages.copy}
      </Button>
    </div>
  )
}
