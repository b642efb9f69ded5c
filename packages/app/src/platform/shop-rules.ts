import { realLengths } from '@vitrina/core'
import { type FieldRules, literalFieldRules } from '@vitrina/core/validation'

/**
 * What this shop has changed of the rules of §5: the same for its pages and its engine. Its backend
 * writes letters, and takes no «admin» for an address.
 */
export const shopRules: FieldRules = {
  ...literalFieldRules,
  phoneLengths: realLengths,
  allowAdminEmail: false
}
