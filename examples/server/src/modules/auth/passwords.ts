import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

import type { Passwords } from '../../http/ports.ts'

const STRENGTH: Strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const TEMPORARY_LENGTH = 10
// Without letters and digits that look alike.
const TEMPORARY_ALPHABET = 'abcdefghkmnpqrstuvwxyz23456789'

/** What a guess costs: kibibytes, and the times they are gone over. */
interface Strength {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

export function createPasswords(strength = STRENGTH): Passwords {
  const nobody = nobodyOf(strength)
  return {
    hash: password => hash(password, strength),
    async matches(record, password) {
      const isRight = await verify(record ?? nobody, password)
      return isRight && typeof record === 'string'
    }
  }
}

/** Checked in place of a missing record, so that an unknown e-mail takes as long as a known one. */
const nobodyOf = ({ memoryCost, timeCost, parallelism }: Strength) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}` +
  '$jr8oi1uxoySmosYBVDRXrw$Xifw7+e1dZ/RsCAjSXtm56SLsI3X7E+lDbr1Orxp93g'

export const newTemporaryPassword = () =>
  Array.from({ length: TEMPORARY_LENGTH }, () =>
    TEMPORARY_ALPHABET.charAt(randomInt(TEMPORARY_ALPHABET.length))
  ).join('')
