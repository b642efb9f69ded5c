import { routePath } from '@vitrina/core'
import { endDevice, listDevices } from '@vitrina/core/contracts'
import { deviceView } from '@vitrina/core/devices'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'

export const loader = defineLoader(
  'user-profile-devices',
  async ({ backend }) => {
    const { data } = await backend(listDevices, {})
    return { data: { devices: data.map(deviceView) } }
  },
  end
)

async function end(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(routePath('user-signin'))
  await backend(endDevice, { body: { id: fields.get('id') ?? '' } })
}
