export { bankDetails, sellerDetails } from './seller.ts'
export { knownStates, type SiteContext, siteSubject } from './site.ts'
export { siteOfHost } from './site-of-host.ts'
