import { realLengths } from '@vitrina/core'
import { type FieldRules, literalFieldRules } from '@vitrina/core/platform'

/** The default of the shop file for sign-outs: the backend ends the session (N22). */
export const REVOKE_PATH = '/users/v1/revoke'

/**
 * The defaults of the shop file for forms, as the browser has them: a page brings only what a shop
 * changes. Real phone lengths (P1), and no «admin» where a letter has to arrive (P4).
 */
export const shopRules: FieldRules = {
  ...literalFieldRules,
  phoneLengths: realLengths,
  allowAdminEmail: false
}
