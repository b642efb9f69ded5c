export { bankDetails, sellerDetails } from './seller.ts'
export { readConfiguration } from './site.loader.ts'
export { knownStates, type SiteContext, siteSubject } from './site.ts'
export { atSite, siteOfHost } from './site-of-host.ts'
