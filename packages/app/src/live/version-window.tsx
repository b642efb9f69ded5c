import type { Shop } from '@vitrina/core'
import { isModalOpen } from '@vitrina/core/store'
import { Button, Dialog } from '@vitrina/react-ui'
import { useSelector } from '@xstate/react'
import { createRoot } from 'react-dom/client'

import { versionWindowMessages } from './version-window.messages.ts'

type VersionShop = Pick<Shop, 'modals' | 'version'>

/**
 * Shows the window of a new version whenever the shop opens it under `name`; beside the application,
 * which may be too old to show it. Escape closes it, and the next page is loaded as a document then.
 */
export function showVersionWindow(shop: VersionShop, name: string): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<VersionWindow {...shop} name={name} />)
}

function VersionWindow({ modals, version, name }: VersionShop & { readonly name: string }) {
  return (
    <Dialog
      open={useSelector(modals.actor, ({ context }) => isModalOpen(context, name))}
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
}
