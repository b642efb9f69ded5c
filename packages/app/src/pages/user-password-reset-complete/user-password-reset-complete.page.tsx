import { routePath } from '@vitrina/core'
import { Button } from '@vitrina/react-ui'

import { entrance } from '../../frames/entrance.tsx'
import { entranceActionsStyle } from '../../frames/entrance-actions.styles.ts'
import { definePage } from '../../page/define-page.ts'

export const page = definePage({
  frame: entrance,
  intro:
    'Если такой e-mail зарегистрирован, мы отправили на него временный пароль. Он действует один час; после входа смените его в личном кабинете.',
  View: () => (
    <p className={entranceActionsStyle()}>
      <Button size="l" href={routePath('user-signin')}>
        Войти
      </Button>
      <Button size="l" variant="grey" href={routePath('user-password-reset')}>
        Отправить ещё раз
      </Button>
    </p>
  )
})
