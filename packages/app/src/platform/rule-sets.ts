import { defaultRuleSets } from '@vitrina/core/config'

/** What this shop asks for by delivery and by role (§5): the same for the form and the engine. */
export const ruleSets = defaultRuleSets
