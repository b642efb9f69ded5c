import { Button, Dialog } from '@vitrina/react-ui'
import { createRoot } from 'react-dom/client'

import { versionWindowMessages } from './version-window.messages.ts'

/** Asks to load the page anew; beside the application, which may be too old to show it. */
export function showVersionWindow(accept: () => void): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Dialog
      open
      closable={false}
      title={versionWindowMessages.title}
      onClose={accept}
      footer={
        <Button size="l" onClick={accept}>
          {versionWindowMessages.update}
        </Button>
      }
    >
      <p>{versionWindowMessages.text}</p>
    </Dialog>
  )
}
