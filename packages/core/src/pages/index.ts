export type { AccountCounts } from './account-counts.ts'
export { PageAgain } from './define-loader.ts'
export type { PageHead, ShownHead } from './head-of.ts'
export { errorHead } from './head-of.ts'
export type { ListingData, ShownListing } from './listing.ts'
export {
  type FailedPage,
  type LoadedPage,
  type LoadPageOptions,
  loadPage,
  type NamedPage,
  type PageAnswer,
  type PageLed
} from './load-page.ts'
export { readMemberStates } from './member-states.ts'
export { loaderOf, type PageData, type PageSections, whySignIn } from './pages.ts'
export type { PlacesView } from './places.ts'
export { type PostPageOptions, postPage } from './post-page.ts'
export { type LedElsewhere, type PageContext, type PageReading, readPage } from './read-page.ts'
export { type FormRequest, formAt } from './take-form.ts'
