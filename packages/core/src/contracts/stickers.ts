import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { sticker } from '../entities/product.ts'

export const listStickers = endpoint({
  method: 'GET',
  path: '/stickers/v1',
  publicSeconds: 60,
  response: z.object({ data: z.array(sticker) })
})
