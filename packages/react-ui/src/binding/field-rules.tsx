import { type FieldRules, literalFieldRules } from '@vitrina/core/platform'
import { createContext, useContext } from 'react'

const FieldRulesContext = createContext(literalFieldRules)

/**
 * Draws nothing of its own: gives the forms inside it what the shop's configuration says of their fields, such as
 * the lengths of phone numbers. Without it forms go by `literalFieldRules`. `ShopFront` brings one.
 */
export const FieldRulesProvider = FieldRulesContext.Provider

/** The rules of the nearest `FieldRulesProvider`. */
export const useFieldRules = (): FieldRules => useContext(FieldRulesContext)
