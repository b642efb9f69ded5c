// biome-ignore-all assist/source/organizeImports: in the order of the files.
import { accountDeletionMessages } from '../../account/account-deletion/account-deletion.messages.ts'
import { deletionLinkMessages } from '../../account/account-deletion/deletion-link.messages.ts'
import { accountMenuMessages } from '../../account/account-menu.messages.ts'
import { addressMessages } from '../../account/addresses/address.messages.ts'
import { bonusPageMessages } from '../../account/bonuses/bonus-page.messages.ts'
import { bonusesMessages } from '../../account/bonuses/bonuses.messages.ts'
import { notificationsMessages } from '../../account/notifications/notifications.messages.ts'
import { passkeyMessages } from '../../account/passkeys/passkey.messages.ts'
import { reviewMessages } from '../../account/reviews/review.messages.ts'
import { basketNewsMessages } from '../../basket/basket-news.messages.ts'
import { basketMessages } from '../../basket/basket.messages.ts'
import { basketChangesMessages } from '../../cart/basket-changes/basket-changes.messages.ts'
import { itemNoteMessages } from '../../cart/basket-rows/item-note.messages.ts'
import { rowSelectionMessages } from '../../cart/basket-rows/row-selection.messages.ts'
import { fastOrderMessages } from '../../cart/fast-order/fast-order.messages.ts'
import { lineNotesMessages } from '../../cart/fast-order/line-notes.messages.ts'
import { keptBasketMessages } from '../../cart/kept-baskets/kept-baskets.messages.ts'
import { repeatMessages } from '../../cart/repeat/repeat.messages.ts'
import { setBuilderMessages } from '../../cart/set-builder/set-builder.messages.ts'
import { sizeMatrixMessages } from '../../cart/size-matrix/size-matrix.messages.ts'
import { catalogMessages } from '../../catalog/catalog.messages.ts'
import { childrenMessages } from '../../catalog/children/children.messages.ts'
import { choiceMessages } from '../../catalog/choice/choice.messages.ts'
import { priceMessages } from '../../catalog/choice/price.messages.ts'
import { mapMessages } from '../../catalog/map/map.messages.ts'
import { cardMessages } from '../../catalog/product/card.messages.ts'
import { seoMessages } from '../../catalog/seo/seo.messages.ts'
import { suggestionsMessages } from '../../catalog/suggestions/suggestions.messages.ts'
import { wholesaleMessages } from '../../catalog/wholesale/wholesale.messages.ts'
import { linkMessages } from '../../content/links.messages.ts'
import { mailingMessages } from '../../content/mailing.messages.ts'
import { newsMessages } from '../../content/news.messages.ts'
import { priceListMessages } from '../../content/price-list.messages.ts'
import { raffleMessages } from '../../content/raffle.messages.ts'
import { shopMessages } from '../../content/shop.messages.ts'
import { verificationMessages } from '../../engine/verification.messages.ts'
import { fileMessages } from '../../forms/files.messages.ts'
import { formMessages } from '../../forms/form.messages.ts'
import { compareNameMessages } from '../../lists/compare/compare-name.messages.ts'
import { compareMessages } from '../../lists/compare/compare.messages.ts'
import { favoritesOutcomeMessages } from '../../lists/favorites/favorites-outcome.messages.ts'
import { favoritesPageMessages } from '../../lists/favorites/favorites-page.messages.ts'
import { favoritesMessages } from '../../lists/favorites/favorites.messages.ts'
import { restockMessages } from '../../lists/restock/restock.messages.ts'
import { blankMessages } from '../../orders/blanks/blank.messages.ts'
import { certificateMessages } from '../../orders/certificates/certificate.messages.ts'
import { priceQuestionMessages } from '../../orders/checkout/price-question.messages.ts'
import { guestOrderMessages } from '../../orders/guest-order/guest-order.messages.ts'
import { orderFieldsetsMessages } from '../../orders/order-fieldsets.messages.ts'
import { checkoutMessages } from '../../orders/order-form/checkout.messages.ts'
import { addressNeedsMessages } from '../../orders/order-form/checkout.messages.ts'
import { ordersMessages } from '../../orders/orders.messages.ts'
import { papersMessages } from '../../orders/papers/papers.messages.ts'
import { postedCheckoutMessages } from '../../orders/posted-checkout/posted-checkout.messages.ts'
import { refundMessages } from '../../orders/refunds/refund.messages.ts'
import { brandPageMessages } from '../../pages/brand-page.messages.ts'
import { certificatePageMessages } from '../../pages/certificate-page.messages.ts'
import { checkoutPageMessages } from '../../pages/checkout-page.messages.ts'
import { constructorPageMessages } from '../../pages/constructor-page.messages.ts'
import { homeHeadMessages } from '../../pages/home-head.messages.ts'
import { memberOrderPageMessages } from '../../pages/member-order-page.messages.ts'
import { orderPageMessages } from '../../pages/order-page.messages.ts'
import { rafflePageMessages } from '../../pages/raffle-page.messages.ts'
import { reviewsPageMessages } from '../../pages/reviews-page.messages.ts'
import { sizesPageMessages } from '../../pages/sizes-page.messages.ts'
import { errorMessages } from '../../platform/errors.messages.ts'
import { routeTitles } from '../../routes/routes.messages.ts'
import { shareMessages } from '../../routes/share.messages.ts'
import { deviceMessages } from '../../session/devices/device.messages.ts'
import { passwordMessages } from '../../session/password/password.messages.ts'
import { personalMessages } from '../../session/personal.messages.ts'
import { sessionMessages } from '../../session/session.messages.ts'
import { signInWayTitles } from '../../session/sign-in.messages.ts'
import { signInFieldMessages } from '../../session/sign-in.messages.ts'
import { sellerMessages } from '../../session/site/seller.messages.ts'
import { connectionMessages } from '../../store/connection.messages.ts'
import { errorScreenMessages } from '../../store/error-screen.messages.ts'
import { partMessages } from '../../store/part.messages.ts'
import { calendarMessages } from '../../values/calendar/calendar.messages.ts'
import { countryTitles } from '../../values/phone/countries.messages.ts'
import { phoneMessages } from '../../values/phone/phone.messages.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { sumsMessages } from '../../values/price/sums.messages.ts'
import { deliveryMessages } from '../../values/shipping/delivery.messages.ts'
import { shippingMessages } from '../../values/shipping/shipping.messages.ts'
import { validationMessages } from '../../values/validation/validation.messages.ts'
import { mailboxMessages } from '../../values/validation/validation.messages.ts'
import { lightboxMessages } from '../../viewer/lightbox.messages.ts'
import { lightboxTranslations } from '../../viewer/lightbox.messages.ts'

/** Every group of words the core says; written by `npm run generate`. */
export const catalogue = {
  accountDeletion: accountDeletionMessages,
  deletionLink: deletionLinkMessages,
  accountMenu: accountMenuMessages,
  address: addressMessages,
  bonusPage: bonusPageMessages,
  bonuses: bonusesMessages,
  notifications: notificationsMessages,
  passkey: passkeyMessages,
  review: reviewMessages,
  basketNews: basketNewsMessages,
  basket: basketMessages,
  basketChanges: basketChangesMessages,
  itemNote: itemNoteMessages,
  rowSelection: rowSelectionMessages,
  fastOrder: fastOrderMessages,
  lineNotes: lineNotesMessages,
  keptBasket: keptBasketMessages,
  repeat: repeatMessages,
  setBuilder: setBuilderMessages,
  sizeMatrix: sizeMatrixMessages,
  catalog: catalogMessages,
  children: childrenMessages,
  choice: choiceMessages,
  price: priceMessages,
  map: mapMessages,
  card: cardMessages,
  seo: seoMessages,
  suggestions: suggestionsMessages,
  wholesale: wholesaleMessages,
  link: linkMessages,
  mailing: mailingMessages,
  news: newsMessages,
  priceList: priceListMessages,
  raffle: raffleMessages,
  shop: shopMessages,
  verification: verificationMessages,
  file: fileMessages,
  form: formMessages,
  compareName: compareNameMessages,
  compare: compareMessages,
  favoritesOutcome: favoritesOutcomeMessages,
  favoritesPage: favoritesPageMessages,
  favorites: favoritesMessages,
  restock: restockMessages,
  blank: blankMessages,
  certificate: certificateMessages,
  priceQuestion: priceQuestionMessages,
  guestOrder: guestOrderMessages,
  orderFieldsets: orderFieldsetsMessages,
  checkout: checkoutMessages,
  addressNeeds: addressNeedsMessages,
  orders: ordersMessages,
  papers: papersMessages,
  postedCheckout: postedCheckoutMessages,
  refund: refundMessages,
  brandPage: brandPageMessages,
  certificatePage: certificatePageMessages,
  checkoutPage: checkoutPageMessages,
  constructorPage: constructorPageMessages,
  homeHead: homeHeadMessages,
  memberOrderPage: memberOrderPageMessages,
  orderPage: orderPageMessages,
  rafflePage: rafflePageMessages,
  reviewsPage: reviewsPageMessages,
  sizesPage: sizesPageMessages,
  error: errorMessages,
  routeTitles: routeTitles,
  share: shareMessages,
  device: deviceMessages,
  password: passwordMessages,
  personal: personalMessages,
  session: sessionMessages,
  signInWayTitles: signInWayTitles,
  signInField: signInFieldMessages,
  seller: sellerMessages,
  connection: connectionMessages,
  errorScreen: errorScreenMessages,
  part: partMessages,
  calendar: calendarMessages,
  countryTitles: countryTitles,
  phone: phoneMessages,
  countedNouns: countedNouns,
  sums: sumsMessages,
  delivery: deliveryMessages,
  shipping: shippingMessages,
  validation: validationMessages,
  mailbox: mailboxMessages,
  lightbox: lightboxMessages,
  lightboxTranslations: lightboxTranslations
} as const
