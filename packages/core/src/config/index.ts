export { type GivenConfig, type HeaderNames, type ShopConfig, shopConfig } from './config.ts'
export {
  askedAddress,
  defaultRuleSets,
  type RoleField,
  type RuleSets,
  roleFields
} from './rule-sets.ts'
