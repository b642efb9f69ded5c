import { routePath } from '@vitrina/core'
import { useSite } from '@vitrina/react-ui'

import { slimFooterStyle } from './slim-frame.styles.ts'
import { slimLayoutMessages } from './slim-layout.messages.ts'

export function SlimFooter() {
  const title = useSite(site => site.configuration.shopTitle)
  return (
    <footer className={`${slimFooterStyle()} wrap`}>
      <span>{`© «${title}»`}</span>
      <a href={routePath('policy')}>{slimLayoutMessages.dataProcessing}</a>
      <a href={routePath('refund')}>{slimLayoutMessages.refund}</a>
      <a href={routePath('contacts')}>{slimLayoutMessages.help}</a>
    </footer>
  )
}
