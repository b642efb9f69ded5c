import { passkeyView } from '../account/passkeys/passkey.view.ts'
import { listDevices } from '../contracts/devices.ts'
import { listPasskeys } from '../contracts/passkeys.ts'
import { deviceView } from '../session/devices/device.view.ts'
import { postDevice } from '../session/devices/posted-device.ts'

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
