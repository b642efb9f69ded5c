import { routePath } from '@vitrina/core'
import { Button } from '@vitrina/react-ui'
import { entranceActionsStyle } from '../../frames/entrance.styles.ts'
import { Entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'

export const page = definePage<null>({
  View: () => (
    <Entrance
      route="user-password-reset-complete"
      intro="Если такой e-mail зарегистрирован, мы отправили на него временный пароль. Он действует один час; после входа смените его в личном кабинете."
    >
      <p className={entranceActionsStyle()}>
        <Button size="l" href={routePath('user-signin')}>
          Войти
        </Button>
        <Button size="l" variant="grey" href={routePath('user-password-reset')}>
          Отправить ещё раз
        </Button>
      </p>
    </Entrance>
  )
})
