import { type FieldRules, literalFieldRules } from '@vitrina/core/platform'
import { createContext, useContext } from 'react'

const FieldRulesContext = createContext(literalFieldRules)

/** Gives the forms inside what the shop's configuration says of their fields. */
export const FieldRulesProvider = FieldRulesContext.Provider

export const useFieldRules = (): FieldRules => useContext(FieldRulesContext)
