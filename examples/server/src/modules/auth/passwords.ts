import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Checked in place of a missing hash, so that an unknown e-mail takes as long as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$jr8oi1uxoySmosYBVDRXrw$Xifw7+e1dZ/RsCAjSXtm56SLsI3X7E+lDbr1Orxp93g'
const TEMPORARY_LENGTH = 10
// Without letters and digits that look alike.
const TEMPORARY_ALPHABET = 'abcdefghkmnpqrstuvwxyz23456789'

/** An argon2id record with its own salt. */
export const hashPassword = (password: string) => hash(password, STRENGTH)

/** Takes the same time whether there is a hash or not. */
export async function matchesPassword(
  record: string | null | undefined,
  password: string
): Promise<boolean> {
  const isRight = await verify(record ?? NOBODY, password)
  return isRight && typeof record === 'string'
}

export const newTemporaryPassword = () =>
  Array.from({ length: TEMPORARY_LENGTH }, () =>
    TEMPORARY_ALPHABET.charAt(randomInt(TEMPORARY_ALPHABET.length))
  ).join('')
