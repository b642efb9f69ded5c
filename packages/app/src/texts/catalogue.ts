// biome-ignore-all assist/source/organizeImports: in the order of the files.
import { coreWords } from '@vitrina/core/texts'
import { screenWords } from '@vitrina/react-ui/texts'
import { collectionShelfMessages } from '../collection-shelf/collection-shelf.messages.ts'
import { contentScreenMessages } from '../content/content-screen.messages.ts'
import { failureNotesMessages } from '../failure/failure-notes.messages.ts'
import { framesMessages } from '../frames/frames.messages.ts'
import { footerMessages } from '../layout/footer.messages.ts'
import { headerTownMessages } from '../layout/header-town.messages.ts'
import { layoutMessages } from '../layout/layout.messages.ts'
import { slimLayoutMessages } from '../layout/slim-layout.messages.ts'
import { listingMessages } from '../listing/listing.messages.ts'
import { versionWindowMessages } from '../live/version-window.messages.ts'
import { newsScreenMessages } from '../news/news-screen.messages.ts'
import { brandPageMessages } from '../pages/brand/brand-page.messages.ts'
import { cartPageMessages } from '../pages/cart/cart-page.messages.ts'
import { certificatePageMessages } from '../pages/certificates-id/certificate-page.messages.ts'
import { certificatesPageMessages } from '../pages/certificates/certificates-page.messages.ts'
import { checkoutPageMessages } from '../pages/checkout/checkout-page.messages.ts'
import { comparePageMessages } from '../pages/compare/compare-page.messages.ts'
import { consentPageMessages } from '../pages/consent/consent-page.messages.ts'
import { constructorPageMessages } from '../pages/constructor/constructor-page.messages.ts'
import { contactsPageMessages } from '../pages/contacts/contacts-page.messages.ts'
import { fastOrderPageMessages } from '../pages/fast-order/fast-order-page.messages.ts'
import { firstGraderListMessages } from '../pages/home/first-grader-list.messages.ts'
import { homeHeadMessages } from '../pages/home/home-head.messages.ts'
import { homeVoicesMessages } from '../pages/home/home-voices.messages.ts'
import { homeMessages } from '../pages/home/home.messages.ts'
import { schoolsMessages } from '../pages/home/schools.messages.ts'
import { howOrderMessages } from '../pages/how-order/how-order.messages.ts'
import { mailingPageMessages } from '../pages/mailing/mailing-page.messages.ts'
import { orderPageMessages } from '../pages/order/order-page.messages.ts'
import { childSizesMessages } from '../pages/product/child-sizes.messages.ts'
import { productPageMessages } from '../pages/product/product-page.messages.ts'
import { productReviewsMessages } from '../pages/product/product-reviews.messages.ts'
import { drawProofMessages } from '../pages/raffle/draw-proof.messages.ts'
import { rafflePageMessages } from '../pages/raffle/raffle-page.messages.ts'
import { refundPageMessages } from '../pages/refund/refund-page.messages.ts'
import { reviewsPageMessages } from '../pages/reviews/reviews-page.messages.ts'
import { searchPageMessages } from '../pages/search/search-page.messages.ts'
import { shopsPageMessages } from '../pages/shops/shops-page.messages.ts'
import { sizesPageMessages } from '../pages/sizes-id/sizes-page.messages.ts'
import { sizeTablesMessages } from '../pages/sizes/size-tables.messages.ts'
import { bonusAccountsMessages } from '../pages/user-bonus/bonus-accounts.messages.ts'
import { passwordSentMessages } from '../pages/user-password-reset-complete/password-sent.messages.ts'
import { passwordResetPageMessages } from '../pages/user-password-reset/password-reset-page.messages.ts'
import { devicesPageMessages } from '../pages/user-profile-devices/devices-page.messages.ts'
import { memberOrderPageMessages } from '../pages/user-profile-order-detail-id/member-order-page.messages.ts'
import { personalPageMessages } from '../pages/user-profile-personal/personal-page.messages.ts'
import { memberReviewsPageMessages } from '../pages/user-profile-reviews/member-reviews-page.messages.ts'
import { profilePageMessages } from '../pages/user-profile/profile-page.messages.ts'
import { recallPageMessages } from '../pages/user-recall/recall-page.messages.ts'
import { signInPageMessages } from '../pages/user-signin/sign-in-page.messages.ts'
import { signedUpPageMessages } from '../pages/user-signup-complete/signed-up-page.messages.ts'
import { wholesalePageMessages } from '../pages/wholesale/wholesale-page.messages.ts'
import { placesMapMessages } from '../places-map/places-map.messages.ts'
import { reviewsPartMessages } from '../reviews/reviews-part.messages.ts'
import { serverMessages } from '../texts/server.messages.ts'
import { watchedShelfMessages } from '../watched/watched-shelf.messages.ts'

/** Every group of words the shop says: the core, the components, the pages; written by `npm run generate`. */
export const shopWords = {
  ...coreWords,
  ...screenWords,
  collectionShelf: collectionShelfMessages,
  contentScreen: contentScreenMessages,
  failureNotes: failureNotesMessages,
  frames: framesMessages,
  footer: footerMessages,
  headerTown: headerTownMessages,
  layout: layoutMessages,
  slimLayout: slimLayoutMessages,
  listing: listingMessages,
  versionWindow: versionWindowMessages,
  newsScreen: newsScreenMessages,
  brandPage: brandPageMessages,
  cartPage: cartPageMessages,
  certificatePage: certificatePageMessages,
  certificatesPage: certificatesPageMessages,
  checkoutPage: checkoutPageMessages,
  comparePage: comparePageMessages,
  consentPage: consentPageMessages,
  constructorPage: constructorPageMessages,
  contactsPage: contactsPageMessages,
  fastOrderPage: fastOrderPageMessages,
  firstGraderList: firstGraderListMessages,
  homeHead: homeHeadMessages,
  homeVoices: homeVoicesMessages,
  home: homeMessages,
  schools: schoolsMessages,
  howOrder: howOrderMessages,
  mailingPage: mailingPageMessages,
  orderPage: orderPageMessages,
  childSizes: childSizesMessages,
  productPage: productPageMessages,
  productReviews: productReviewsMessages,
  drawProof: drawProofMessages,
  rafflePage: rafflePageMessages,
  refundPage: refundPageMessages,
  reviewsPage: reviewsPageMessages,
  searchPage: searchPageMessages,
  shopsPage: shopsPageMessages,
  sizesPage: sizesPageMessages,
  sizeTables: sizeTablesMessages,
  bonusAccounts: bonusAccountsMessages,
  passwordSent: passwordSentMessages,
  passwordResetPage: passwordResetPageMessages,
  devicesPage: devicesPageMessages,
  memberOrderPage: memberOrderPageMessages,
  personalPage: personalPageMessages,
  memberReviewsPage: memberReviewsPageMessages,
  profilePage: profilePageMessages,
  recallPage: recallPageMessages,
  signInPage: signInPageMessages,
  signedUpPage: signedUpPageMessages,
  wholesalePage: wholesalePageMessages,
  placesMap: placesMapMessages,
  reviewsPart: reviewsPartMessages,
  server: serverMessages,
  watchedShelf: watchedShelfMessages
} as const
