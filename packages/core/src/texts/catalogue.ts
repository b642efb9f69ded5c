// biome-ignore-all assist/source/organizeImports: in the order of the files.
import { accountDeletionMessages } from '../account-deletion/account-deletion.messages.ts'
import { deletionLinkMessages } from '../account-deletion/deletion-link.messages.ts'
import { accountMenuMessages } from '../account/account-menu.messages.ts'
import { addressMessages } from '../addresses/address.messages.ts'
import { basketChangesMessages } from '../basket-changes/basket-changes.messages.ts'
import { itemNoteMessages } from '../basket-rows/item-note.messages.ts'
import { rowSelectionMessages } from '../basket-rows/row-selection.messages.ts'
import { basketNewsMessages } from '../basket/basket-news.messages.ts'
import { basketMessages } from '../basket/basket.messages.ts'
import { blankMessages } from '../blanks/blank.messages.ts'
import { bonusPageMessages } from '../bonuses/bonus-page.messages.ts'
import { bonusesMessages } from '../bonuses/bonuses.messages.ts'
import { calendarMessages } from '../calendar/calendar.messages.ts'
import { catalogMessages } from '../catalog/catalog.messages.ts'
import { certificateMessages } from '../certificates/certificate.messages.ts'
import { childrenMessages } from '../children/children.messages.ts'
import { choiceMessages } from '../choice/choice.messages.ts'
import { priceMessages } from '../choice/price.messages.ts'
import { compareNameMessages } from '../compare/compare-name.messages.ts'
import { compareMessages } from '../compare/compare.messages.ts'
import { newsMessages } from '../content/news.messages.ts'
import { deviceMessages } from '../devices/device.messages.ts'
import { errorScreenMessages } from '../error-screen/error-screen.messages.ts'
import { partMessages } from '../error-screen/part.messages.ts'
import { errorMessages } from '../errors/errors.messages.ts'
import { fastOrderMessages } from '../fast-order/fast-order.messages.ts'
import { lineNotesMessages } from '../fast-order/line-notes.messages.ts'
import { favoritesOutcomeMessages } from '../favorites/favorites-outcome.messages.ts'
import { favoritesPageMessages } from '../favorites/favorites-page.messages.ts'
import { favoritesMessages } from '../favorites/favorites.messages.ts'
import { fileMessages } from '../files/files.messages.ts'
import { formMessages } from '../forms/form.messages.ts'
import { guestOrderMessages } from '../guest-order/guest-order.messages.ts'
import { keptBasketMessages } from '../kept-baskets/kept-baskets.messages.ts'
import { lightboxMessages } from '../lightbox/lightbox.messages.ts'
import { lightboxTranslations } from '../lightbox/lightbox.messages.ts'
import { mailingMessages } from '../mailing/mailing.messages.ts'
import { mapMessages } from '../map/map.messages.ts'
import { notificationsMessages } from '../notifications/notifications.messages.ts'
import { checkoutMessages } from '../order-form/checkout.messages.ts'
import { addressNeedsMessages } from '../order-form/checkout.messages.ts'
import { ordersMessages } from '../orders/orders.messages.ts'
import { papersMessages } from '../papers/papers.messages.ts'
import { passkeyMessages } from '../passkeys/passkey.messages.ts'
import { passwordMessages } from '../password/password.messages.ts'
import { countryTitles } from '../phone/countries.messages.ts'
import { phoneMessages } from '../phone/phone.messages.ts'
import { countedNouns } from '../plural/plural.messages.ts'
import { postedCheckoutMessages } from '../posted-checkout/posted-checkout.messages.ts'
import { linkMessages } from '../price-list/links.messages.ts'
import { priceListMessages } from '../price-list/price-list.messages.ts'
import { sumsMessages } from '../price/sums.messages.ts'
import { cardMessages } from '../product/card.messages.ts'
import { raffleMessages } from '../raffle/raffle.messages.ts'
import { refundMessages } from '../refunds/refund.messages.ts'
import { repeatMessages } from '../repeat/repeat.messages.ts'
import { restockMessages } from '../restock/restock.messages.ts'
import { reviewMessages } from '../reviews/review.messages.ts'
import { routeTitles } from '../routes/routes.messages.ts'
import { shareMessages } from '../routes/share.messages.ts'
import { seoMessages } from '../seo/seo.messages.ts'
import { personalMessages } from '../session/personal.messages.ts'
import { sessionMessages } from '../session/session.messages.ts'
import { signInWayTitles } from '../session/sign-in.messages.ts'
import { setBuilderMessages } from '../set-builder/set-builder.messages.ts'
import { deliveryMessages } from '../shipping/delivery.messages.ts'
import { shippingMessages } from '../shipping/shipping.messages.ts'
import { shopMessages } from '../shops/shop.messages.ts'
import { sellerMessages } from '../site/seller.messages.ts'
import { sizeMatrixMessages } from '../size-matrix/size-matrix.messages.ts'
import { connectionMessages } from '../store/connection.messages.ts'
import { suggestionsMessages } from '../suggestions/suggestions.messages.ts'
import { validationMessages } from '../validation/validation.messages.ts'
import { mailboxMessages } from '../validation/validation.messages.ts'
import { verificationMessages } from '../verification/verification.messages.ts'
import { wholesaleMessages } from '../wholesale/wholesale.messages.ts'

/** Every group of words the core says; written by `npm run generate`. */
export const catalogue = {
  accountDeletion: accountDeletionMessages,
  deletionLink: deletionLinkMessages,
  accountMenu: accountMenuMessages,
  address: addressMessages,
  basketChanges: basketChangesMessages,
  itemNote: itemNoteMessages,
  rowSelection: rowSelectionMessages,
  basketNews: basketNewsMessages,
  basket: basketMessages,
  blank: blankMessages,
  bonusPage: bonusPageMessages,
  bonuses: bonusesMessages,
  calendar: calendarMessages,
  catalog: catalogMessages,
  certificate: certificateMessages,
  children: childrenMessages,
  choice: choiceMessages,
  price: priceMessages,
  compareName: compareNameMessages,
  compare: compareMessages,
  news: newsMessages,
  device: deviceMessages,
  errorScreen: errorScreenMessages,
  part: partMessages,
  error: errorMessages,
  fastOrder: fastOrderMessages,
  lineNotes: lineNotesMessages,
  favoritesOutcome: favoritesOutcomeMessages,
  favoritesPage: favoritesPageMessages,
  favorites: favoritesMessages,
  file: fileMessages,
  form: formMessages,
  guestOrder: guestOrderMessages,
  keptBasket: keptBasketMessages,
  lightbox: lightboxMessages,
  lightboxTranslations: lightboxTranslations,
  mailing: mailingMessages,
  map: mapMessages,
  notifications: notificationsMessages,
  checkout: checkoutMessages,
  addressNeeds: addressNeedsMessages,
  orders: ordersMessages,
  papers: papersMessages,
  passkey: passkeyMessages,
  password: passwordMessages,
  countryTitles: countryTitles,
  phone: phoneMessages,
  countedNouns: countedNouns,
  postedCheckout: postedCheckoutMessages,
  link: linkMessages,
  priceList: priceListMessages,
  sums: sumsMessages,
  card: cardMessages,
  raffle: raffleMessages,
  refund: refundMessages,
  repeat: repeatMessages,
  restock: restockMessages,
  review: reviewMessages,
  routeTitles: routeTitles,
  share: shareMessages,
  seo: seoMessages,
  personal: personalMessages,
  session: sessionMessages,
  signInWayTitles: signInWayTitles,
  setBuilder: setBuilderMessages,
  delivery: deliveryMessages,
  shipping: shippingMessages,
  shop: shopMessages,
  seller: sellerMessages,
  sizeMatrix: sizeMatrixMessages,
  connection: connectionMessages,
  suggestions: suggestionsMessages,
  validation: validationMessages,
  mailbox: mailboxMessages,
  verification: verificationMessages,
  wholesale: wholesaleMessages
} as const
