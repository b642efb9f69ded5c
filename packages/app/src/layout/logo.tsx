import { routePath } from '@vitrina/core'
import { useShopState } from '@vitrina/react-ui'

export function Logo() {
  const title = useShopState(state => state.configuration.shopTitle)
  return (
    <a className="logo" href={routePath('home')} aria-label={`${title} — на главную`}>
      <b>{title}</b>
      <span aria-hidden="true">
        <i />
        <svg aria-hidden="true">
          <use href="#pull" />
        </svg>
      </span>
    </a>
  )
}
