import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { device } from '../entities/device.ts'
import { id } from './id.ts'

/** Where the member is signed in, the device used last first. Not of the specification. */
export const listDevices = endpoint({
  method: 'GET',
  path: '/users/v1/devices',
  signedIn: true,
  response: z.object({ data: z.array(device) })
})

/** Signs one device out at once; answers with those that are left. */
export const endDevice = endpoint({
  method: 'DELETE',
  path: '/users/v1/devices',
  signedIn: true,
  body: z.object({ id }),
  response: z.object({ data: z.array(device) })
})
