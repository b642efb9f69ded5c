import { routePath } from '@vitrina/core'
import { isSignedIn } from '@vitrina/core/session'

import { Button } from '../kit/button/button.tsx'
import { EmptyState } from '../kit/empty-state/empty-state.tsx'
import { useSession } from '../shop/shop-context.tsx'
import { PenCase } from './pen-case.tsx'

/** Nothing in the basket: why, and where to go. */
export const EmptyBasket = () => {
  const isMember = useSession(isSignedIn)
  return (
    <EmptyState
      level={1}
      note="пусто, как в июле"
      title="В пенале пока ничего нет"
      art={<PenCase />}
      actions={
        <>
          <Button size="l" href={routePath('catalog')}>
            Перейти в каталог
          </Button>
          <Button size="l" variant="soft" href={routePath('fast-order')}>
            Заказать списком
          </Button>
          {isMember && (
            <Button size="l" variant="soft" href={routePath('user-profile-baskets')}>
              Отложенные корзины
            </Button>
          )}
        </>
      }
    >
      Положите первое — карандаш. Остальное подскажем списком для вашего класса.
    </EmptyState>
  )
}
