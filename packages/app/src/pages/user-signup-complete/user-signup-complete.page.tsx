import { routePath } from '@vitrina/core'
import { Button } from '@vitrina/react-ui'
import { entranceActionsStyle } from '../../frames/entrance.styles.ts'
import { Entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'

export const page = definePage<null>({
  View: () => (
    <Entrance
      route="user-signup-complete"
      intro="Мы отправили письмо на ваш e-mail. Подтвердите адрес по ссылке из письма, и кабинет откроется."
    >
      <p className={entranceActionsStyle()}>
        <Button size="l" href={routePath('user-signin')}>
          Войти
        </Button>
        <Button size="l" variant="grey" href={routePath('catalog')}>
          В каталог
        </Button>
      </p>
    </Entrance>
  )
})
