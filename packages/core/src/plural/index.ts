export { countedNouns } from './plural.messages.ts'
export { countOf, type PluralForms, plural } from './plural.ts'
