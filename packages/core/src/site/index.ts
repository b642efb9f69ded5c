export { sellerDetails } from './seller.ts'
export { knownStates, type SiteContext, siteSubject } from './site.ts'
