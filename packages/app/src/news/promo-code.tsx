import { Button, useToasts } from '@vitrina/react-ui'

/** A promo code to take along; without script it is marked and copied by hand. */
export function PromoCode({ code }: { readonly code: string }) {
  const toasts = useToasts()

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toasts.show({ tone: 'good', text: 'Промокод скопирован' })
    } catch {
      toasts.show({ tone: 'error', text: 'Не удалось скопировать: выделите промокод сами' })
    }
  }

  return (
    <div className="code">
      <span className="sm mut">Промокод</span>
      <b>{code}</b>
      <Button variant="soft" data-live onClick={() => void copy()}>
        Скопировать
      </Button>
    </div>
  )
}
