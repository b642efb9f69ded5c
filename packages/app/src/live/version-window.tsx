import { Button, Dialog } from '@vitrina/react-ui'
import { createRoot } from 'react-dom/client'

/** Asks to load the page anew; beside the application, which may be too old to show it. */
export function showVersionWindow(accept: () => void): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Dialog
      open
      closable={false}
      title="Магазин обновился"
      onClose={accept}
      footer={
        <Button size="l" onClick={accept}>
          Обновить
        </Button>
      }
    >
      <p>Обновите страницу, чтобы продолжить покупки. Корзина останется на месте.</p>
    </Dialog>
  )
}
