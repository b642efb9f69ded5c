import { passkeyView } from '@vitrina/core/account'
import { listDevices, listPasskeys } from '@vitrina/core/contracts'
import { deviceView, postDevice } from '@vitrina/core/session'

import { defineLoader } from './define-loader.ts'

export const loader = defineLoader(
  'user-profile-devices',
  async ({ backend }) => ({
    data: { devices: (await backend(listDevices, {})).data.map(deviceView) },
    sections: {
      passkeys: async () => (await backend(listPasskeys, {})).data.map(passkeyView)
    }
  }),
  async ({ backend }, fields) => {
    await postDevice(backend, fields)
  }
)
