import { createHash, createHmac, randomBytes } from 'node:crypto'

import { deriveKey } from '../../db/derive-key.ts'

const BYTES = 32

export const newRefreshToken = () => randomBytes(BYTES).toString('base64url')

/**
 * The token that takes the place of an old one. It follows from the old one and the store's secret,
 * so the same old token gives the same successor without any token being stored.
 */
export const successorOf = (secret: string, token: string) =>
  createHmac('sha256', deriveKey(secret, 'refresh')).update(token).digest('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
