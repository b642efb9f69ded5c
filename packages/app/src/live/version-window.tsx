import type { Shop } from '@vitrina/core'
import { isModalOpen } from '@vitrina/core/modals'
import { Button, Dialog } from '@vitrina/react-ui'
import { createRoot } from 'react-dom/client'

import { versionWindowMessages } from './version-window.messages.ts'

type VersionShop = Pick<Shop, 'modals' | 'version'>

/**
 * Shows the window of a new version whenever the shop opens it under `key`; beside the application,
 * which may be too old to show it. Escape closes it, and the next page is loaded as a document then.
 */
export function showVersionWindow({ modals, version }: VersionShop, key: string): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const draw = () =>
    root.render(
      <Dialog
        open={isModalOpen(modals.getSnapshot().context, key)}
        cross={false}
        title={versionWindowMessages.title}
        onClose={by => modals.send({ type: by === 'overlay' ? 'modal.overlay' : 'modal.escape' })}
        footer={
          <Button size="l" onClick={() => version.send({ type: 'version.accept' })}>
            {versionWindowMessages.update}
          </Button>
        }
      >
        <p>{versionWindowMessages.text}</p>
      </Dialog>
    )
  modals.subscribe(draw)
  draw()
}
