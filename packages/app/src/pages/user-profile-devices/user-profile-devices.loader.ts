import { routePath } from '@vitrina/core'
import { endDevice, listDevices, listPasskeys, removePasskey } from '@vitrina/core/contracts'
import { deviceView } from '@vitrina/core/devices'
import { passkeyView } from '@vitrina/core/passkeys'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'

export const loader = defineLoader(
  'user-profile-devices',
  async ({ backend }) => ({
    data: { devices: (await backend(listDevices, {})).data.map(deviceView) },
    parts: {
      passkeys: async () => (await backend(listPasskeys, {})).data.map(passkeyView)
    }
  }),
  end
)

async function end(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(routePath('user-signin'))
  const passkey = fields.get('passkey')
  if (passkey) await backend(removePasskey, { body: { id: passkey } })
  else await backend(endDevice, { body: { id: fields.get('id') ?? '' } })
}
