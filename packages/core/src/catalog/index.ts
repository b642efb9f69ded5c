export {
  type BrandView,
  brandOfSizes,
  brandView,
  markSize,
  type SizeTableView,
  sizesHref,
  sizeTableView
} from './brands/brand.view.ts'
export { brandPath, sizesPath } from './brands/brand-path.ts'
export { catalogMessages } from './catalog.messages.ts'
export { hasFilters } from './catalog-changes.ts'
export { parseCatalogQuery } from './catalog-query.ts'
export {
  type CategoryLink,
  categoryAt,
  categoryHref,
  categoryLink,
  categorySections,
  categoryTrail,
  childCategories
} from './categories/categories.ts'
export { childForm } from './children/child.form.ts'
export type { Child } from './children/children.ts'
export {
  type ChildrenCommand,
  type ChildrenState,
  childrenSubject,
  keepChildren
} from './children/children.ts'
export { type SizeAdvice, sizeAdvice } from './children/size-advice.view.ts'
export {
  type Choice,
  choiceWords,
  type Option,
  readChoice,
  type ShownGroup,
  soldOutSize
} from './choice/choice.ts'
export { choiceHref } from './choice/choice-href.ts'
export { picturesFrom } from './choice/color-picture.ts'
export { explainPrice } from './choice/explain-price.ts'
export { type GroupView, groupViews } from './choice/group.view.ts'
export { priceMessages } from './choice/price.messages.ts'
export { type PurchaseView, purchaseView } from './choice/purchase.view.ts'
export {
  type CollectionView,
  collectionPath,
  collectionViews
} from './collections/collection.view.ts'
export { countingValues } from './depended-values.ts'
export { filterAddress, filterFieldsets, isNewPrice, keptFields } from './filter-fields.ts'
export { readListing } from './listing.loader.ts'
export { growthPhase, listingSubject } from './listing.ts'
export {
  chosenCount,
  emptyListing,
  hasMore,
  isPastEnd,
  type ListingView,
  listingHref,
  listingPages,
  listingSorts,
  listingTitle,
  shownWords,
  unfilteredHref
} from './listing.view.ts'
export { listingScope } from './listing-answer.ts'
export { listingCountSubject } from './listing-count.ts'
export { mapMessages } from './map/map.messages.ts'
export { MAPS_ORIGIN, type MapMarker, mapOf, mapScript } from './map/map.ts'
export { type MapOffer, mapOffer } from './map/map-offer.ts'
export { type MapPhase, type MapWait, openMapWait } from './map/map-wait.ts'
export { markerWords } from './map/marker-words.ts'
export { type CardView, cardView } from './product/card.view.ts'
export { type DeliveryFact, deliveryFacts } from './product/delivery.view.ts'
export type { OpenProduct } from './product/open-product.ts'
export {
  type ProductState,
  productChoice,
  productPhase,
  productSubject
} from './product/product.ts'
export { type ProductView, productView } from './product/product.view.ts'
export type { ProductCommand } from './product/product-commands.ts'
export { productHref } from './product/product-href.ts'
export { isTruePath, productTrail } from './product/product-path.ts'
export { type StickerView, stickerViews } from './product/stickers.ts'
export { readScopeFilters } from './scope-filters.ts'
export { newsFacts, newsHead, productFacts, productHead } from './seo/described-page.ts'
export { escapeJson } from './seo/escape-json.ts'
export { failureHead, type Head, type HeadQuestion, pageHead, pageHeading } from './seo/head.ts'
export { isIndexNowKey } from './seo/index-now.ts'
export { breadcrumbSchema, shopSchema } from './seo/json-ld.ts'
export { plainText } from './seo/plain-text.ts'
export { closedPaths, isNoindex } from './seo/robots.ts'
export { ymlFeed } from './seo/yml-feed.ts'
export { markedParts } from './suggestions/marked-parts.ts'
export { organizationHint } from './suggestions/organization-hint.ts'
export {
  cityNote,
  cityTitle,
  nameTitle,
  streetNote,
  streetQuestion,
  streetTitle
} from './suggestions/place-words.ts'
export { type SearchSuggestion, searchSuggestions } from './suggestions/search-suggestions.ts'
export { suggestionsMessages } from './suggestions/suggestions.messages.ts'
export {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  type Question,
  type Suggestions,
  shownOptions,
  streetSuggestions,
  suggestionsNote
} from './suggestions/suggestions.ts'
export type { SuggestionsCommand } from './suggestions/suggestions-commands.ts'
export { wholesaleMessages } from './wholesale/wholesale.messages.ts'
export {
  deliveryTerm,
  paymentTerm,
  type WholesaleTerm,
  wholesaleTerms
} from './wholesale/wholesale.view.ts'
export {
  organizationSignUpPath,
  signUpKind,
  wholesaleRequestPath
} from './wholesale/wholesale-paths.ts'
