import { routePath } from '@vitrina/core'
import { Button } from '@vitrina/react-ui'

import { entrance } from '../../frames/entrance.tsx'
import { entranceActionsStyle } from '../../frames/entrance-actions.styles.ts'
import { definePage } from '../../page/define-page.ts'

export const page = definePage({
  frame: entrance,
  intro:
    'Мы отправили письмо на ваш e-mail. Подтвердите адрес по ссылке из письма, и кабинет откроется.',
  View: () => (
    <p className={entranceActionsStyle()}>
      <Button size="l" href={routePath('user-signin')}>
        Войти
      </Button>
      <Button size="l" variant="grey" href={routePath('catalog')}>
        В каталог
      </Button>
    </p>
  )
})
