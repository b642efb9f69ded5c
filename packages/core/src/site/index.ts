export { knownStates, type SiteContext, siteSubject } from './site.ts'
