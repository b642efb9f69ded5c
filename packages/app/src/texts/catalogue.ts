// biome-ignore-all assist/source/organizeImports: in the order of the files.
import { coreWords } from '@vitrina/core/texts'
import { screenWords } from '@vitrina/react-ui/texts'
import { failureNotesMessages } from '../frames/failure-notes.messages.ts'
import { footerMessages } from '../frames/footer.messages.ts'
import { framesMessages } from '../frames/frames.messages.ts'
import { headerTownMessages } from '../frames/header-town.messages.ts'
import { layoutMessages } from '../frames/layout.messages.ts'
import { slimLayoutMessages } from '../frames/slim-layout.messages.ts'
import { versionWindowMessages } from '../live/version-window.messages.ts'
import { cartPageMessages } from '../pages/cart/cart-page.messages.ts'
import { certificatesPageMessages } from '../pages/certificates/certificates-page.messages.ts'
import { comparePageMessages } from '../pages/compare/compare-page.messages.ts'
import { consentPageMessages } from '../pages/consent/consent-page.messages.ts'
import { contactsPageMessages } from '../pages/contacts/contacts-page.messages.ts'
import { fastOrderPageMessages } from '../pages/fast-order/fast-order-page.messages.ts'
import { firstGraderListMessages } from '../pages/home/first-grader-list.messages.ts'
import { homeVoicesMessages } from '../pages/home/home-voices.messages.ts'
import { homeMessages } from '../pages/home/home.messages.ts'
import { schoolsMessages } from '../pages/home/schools.messages.ts'
import { howOrderMessages } from '../pages/how-order/how-order.messages.ts'
import { mailingPageMessages } from '../pages/mailing/mailing-page.messages.ts'
import { childSizesMessages } from '../pages/product/child-sizes.messages.ts'
import { productPageMessages } from '../pages/product/product-page.messages.ts'
import { productReviewsMessages } from '../pages/product/product-reviews.messages.ts'
import { drawProofMessages } from '../pages/raffle/draw-proof.messages.ts'
import { refundPageMessages } from '../pages/refund/refund-page.messages.ts'
import { searchPageMessages } from '../pages/search/search-page.messages.ts'
import { shopsPageMessages } from '../pages/shops/shops-page.messages.ts'
import { sizeTablesMessages } from '../pages/sizes/size-tables.messages.ts'
import { bonusAccountsMessages } from '../pages/user-bonus/bonus-accounts.messages.ts'
import { passwordSentMessages } from '../pages/user-password-reset-complete/password-sent.messages.ts'
import { passwordResetPageMessages } from '../pages/user-password-reset/password-reset-page.messages.ts'
import { devicesPageMessages } from '../pages/user-profile-devices/devices-page.messages.ts'
import { personalPageMessages } from '../pages/user-profile-personal/personal-page.messages.ts'
import { memberReviewsPageMessages } from '../pages/user-profile-reviews/member-reviews-page.messages.ts'
import { profilePageMessages } from '../pages/user-profile/profile-page.messages.ts'
import { recallPageMessages } from '../pages/user-recall/recall-page.messages.ts'
import { signInPageMessages } from '../pages/user-signin/sign-in-page.messages.ts'
import { signedUpPageMessages } from '../pages/user-signup-complete/signed-up-page.messages.ts'
import { wholesalePageMessages } from '../pages/wholesale/wholesale-page.messages.ts'
import { collectionShelfMessages } from '../parts/collection-shelf.messages.ts'
import { contentScreenMessages } from '../parts/content-screen.messages.ts'
import { listingMessages } from '../parts/listing/listing.messages.ts'
import { newsScreenMessages } from '../parts/news-screen.messages.ts'
import { placesMapMessages } from '../parts/places-map.messages.ts'
import { reviewsPartMessages } from '../parts/reviews/reviews-part.messages.ts'
import { watchedShelfMessages } from '../parts/watched-shelf.messages.ts'
import { serverMessages } from '../texts/server.messages.ts'

/** Every group of words the shop says: the core, the components, the pages; written by `npm run generate`. */
export const shopWords = {
  ...coreWords,
  ...screenWords,
  failureNotes: failureNotesMessages,
  footer: footerMessages,
  frames: framesMessages,
  headerTown: headerTownMessages,
  layout: layoutMessages,
  slimLayout: slimLayoutMessages,
  versionWindow: versionWindowMessages,
  cartPage: cartPageMessages,
  certificatesPage: certificatesPageMessages,
  comparePage: comparePageMessages,
  consentPage: consentPageMessages,
  contactsPage: contactsPageMessages,
  fastOrderPage: fastOrderPageMessages,
  firstGraderList: firstGraderListMessages,
  homeVoices: homeVoicesMessages,
  home: homeMessages,
  schools: schoolsMessages,
  howOrder: howOrderMessages,
  mailingPage: mailingPageMessages,
  childSizes: childSizesMessages,
  productPage: productPageMessages,
  productReviews: productReviewsMessages,
  drawProof: drawProofMessages,
  refundPage: refundPageMessages,
  searchPage: searchPageMessages,
  shopsPage: shopsPageMessages,
  sizeTables: sizeTablesMessages,
  bonusAccounts: bonusAccountsMessages,
  passwordSent: passwordSentMessages,
  passwordResetPage: passwordResetPageMessages,
  devicesPage: devicesPageMessages,
  personalPage: personalPageMessages,
  memberReviewsPage: memberReviewsPageMessages,
  profilePage: profilePageMessages,
  recallPage: recallPageMessages,
  signInPage: signInPageMessages,
  signedUpPage: signedUpPageMessages,
  wholesalePage: wholesalePageMessages,
  collectionShelf: collectionShelfMessages,
  contentScreen: contentScreenMessages,
  listing: listingMessages,
  newsScreen: newsScreenMessages,
  placesMap: placesMapMessages,
  reviewsPart: reviewsPartMessages,
  watchedShelf: watchedShelfMessages,
  server: serverMessages
} as const
