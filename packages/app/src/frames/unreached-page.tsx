import { Button, EmptyState } from '@vitrina/react-ui'

interface UnreachedPageProps {
  onRetry: () => void
}

/** A member's page whose session could not be renewed because the network is gone. */
export const UnreachedPage = ({ onRetry }: UnreachedPageProps) => (
  <EmptyState
    title="Страница не загрузилась"
    actions={
      <Button type="button" onClick={onRetry}>
        Повторить
      </Button>
    }
  >
    Магазин не ответил. Вход сохранён: проверьте интернет и попробуйте ещё раз.
  </EmptyState>
)
