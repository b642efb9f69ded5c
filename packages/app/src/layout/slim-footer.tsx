import { routePath } from '@vitrina/core'
import { useSite } from '@vitrina/react-ui'

import { slimFooterStyle } from './slim-frame.styles.ts'

export function SlimFooter() {
  const title = useSite(site => site.configuration.shopTitle)
  return (
    <footer className={`${slimFooterStyle()} wrap`}>
      <span>{`© «${title}»`}</span>
      <a href={routePath('policy')}>Обработка персональных данных</a>
      <a href={routePath('refund')}>Возврат</a>
      <a href={routePath('contacts')}>Помощь</a>
    </footer>
  )
}
