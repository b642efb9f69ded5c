// biome-ignore-all assist/source/organizeImports: in the order of the files.
import { codeSignInMessages } from '../account/code-sign-in/code-sign-in.messages.ts'
import { deviceCardsMessages } from '../account/device-cards/device-cards.messages.ts'
import { entranceFrameMessages } from '../account/entrance-frame/entrance-frame.messages.ts'
import { keptBasketListMessages } from '../account/kept-baskets/kept-basket-list.messages.ts'
import { memberFrameMessages } from '../account/member-frame/member-frame.messages.ts'
import { notificationListMessages } from '../account/notification-list/notification-list.messages.ts'
import { paramsFormMessages } from '../account/params-form/params-form.messages.ts'
import { passwordFormMessages } from '../account/password-form/password-form.messages.ts'
import { passwordResetFormMessages } from '../account/password-reset-form/password-reset-form.messages.ts'
import { personalFormMessages } from '../account/personal-form/personal-form.messages.ts'
import { profileMenuMessages } from '../account/profile-menu/profile-menu.messages.ts'
import { profileSummaryMessages } from '../account/profile-summary/profile-summary.messages.ts'
import { reviewFormMessages } from '../account/review-form/review-form.messages.ts'
import { savedAddressesMessages } from '../account/saved-addresses/saved-addresses.messages.ts'
import { signInFormMessages } from '../account/sign-in-form/sign-in-form.messages.ts'
import { signOutMessages } from '../account/sign-out/sign-out.messages.ts'
import { signUpFormMessages } from '../account/sign-up-form/sign-up-form.messages.ts'
import { temporaryPasswordMessages } from '../account/temporary-password/temporary-password.messages.ts'
import { basketListMessages } from '../basket/basket-list.messages.ts'
import { basketScreenMessages } from '../basket/basket-screen.messages.ts'
import { basketSummaryMessages } from '../basket/basket-summary.messages.ts'
import { emptyBasketMessages } from '../basket/empty-basket.messages.ts'
import { promoCodeMessages } from '../basket/promo-code.messages.ts'
import { actionMessages } from '../binding/actions.messages.ts'
import { addToBasketMessages } from '../catalog/add-to-basket/add-to-basket.messages.ts'
import { buyBarMessages } from '../catalog/buy-bar/buy-bar.messages.ts'
import { headerSearchMessages } from '../catalog/header-search/header-search.messages.ts'
import { listingFiltersMessages } from '../catalog/listing-filters/listing-filters.messages.ts'
import { oneClickWindowMessages } from '../catalog/one-click/one-click-window.messages.ts'
import { oneClickMessages } from '../catalog/one-click/one-click.messages.ts'
import { priceNotesMessages } from '../catalog/product-buy/price-notes.messages.ts'
import { productBuyMessages } from '../catalog/product-buy/product-buy.messages.ts'
import { productCardMessages } from '../catalog/product-card/product-card.messages.ts'
import { productChoiceMessages } from '../catalog/product-choice/product-choice.messages.ts'
import { productPhotosMessages } from '../catalog/product-photos/product-photos.messages.ts'
import { restockFormMessages } from '../catalog/restock-form/restock-form.messages.ts'
import { shareMenuMessages } from '../catalog/share-menu/share-menu.messages.ts'
import { sizePickerMessages } from '../catalog/size-picker/size-picker.messages.ts'
import { mailingChoiceMessages } from '../content/mailing-choice.messages.ts'
import { mailingFormMessages } from '../content/mailing-form.messages.ts'
import { shopFormMessages } from '../content/shop-form.messages.ts'
import { addressFieldMessages } from '../forms/address-field.messages.ts'
import { addressFormMessages } from '../forms/address-form.messages.ts'
import { attachmentsMessages } from '../forms/attachments.messages.ts'
import { consentLabelMessages } from '../forms/consent-label.messages.ts'
import { nameInputMessages } from '../forms/name-input.messages.ts'
import { townFieldMessages } from '../forms/town-field.messages.ts'
import { galleryMessages } from '../kit/gallery/gallery.messages.ts'
import { kitFieldsMessages } from '../kit/kit-fields.messages.ts'
import { kitMessages } from '../kit/kit.messages.ts'
import { starInputMessages } from '../kit/star-input/star-input.messages.ts'
import { blankListMessages } from '../orders/blank-list/blank-list.messages.ts'
import { checkoutFormMessages } from '../orders/checkout-form/checkout-form.messages.ts'
import { checkoutScreenMessages } from '../orders/checkout-screen/checkout-screen.messages.ts'
import { courierAddressMessages } from '../orders/delivery-choice/courier-address.messages.ts'
import { deliveryChoiceMessages } from '../orders/delivery-choice/delivery-choice.messages.ts'
import { guestOrderSearchMessages } from '../orders/guest-order/guest-order.messages.ts'
import { joinOrderMessages } from '../orders/guest-order/guest-order.messages.ts'
import { orderActionsMessages } from '../orders/order-actions/order-actions.messages.ts'
import { orderDetailMessages } from '../orders/order-detail/order-detail.messages.ts'
import { orderListMessages } from '../orders/order-list/order-list.messages.ts'
import { orderPapersMessages } from '../orders/order-papers/order-papers.messages.ts'
import { orderPlacedMessages } from '../orders/order-placed/order-placed.messages.ts'
import { orderSummaryMessages } from '../orders/order-summary/order-summary.messages.ts'
import { orderTrackMessages } from '../orders/order-track/order-track.messages.ts'
import { paymentChoiceMessages } from '../orders/payment-choice/payment-choice.messages.ts'
import { lightboxFrameMessages } from '../viewer/lightbox-frame.messages.ts'
import { sliderMessages } from '../viewer/slider.messages.ts'

/** Every group of words the components say; written by `npm run generate`. */
export const screenWords = {
  codeSignIn: codeSignInMessages,
  deviceCards: deviceCardsMessages,
  entranceFrame: entranceFrameMessages,
  keptBasketList: keptBasketListMessages,
  memberFrame: memberFrameMessages,
  notificationList: notificationListMessages,
  paramsForm: paramsFormMessages,
  passwordForm: passwordFormMessages,
  passwordResetForm: passwordResetFormMessages,
  personalForm: personalFormMessages,
  profileMenu: profileMenuMessages,
  profileSummary: profileSummaryMessages,
  reviewForm: reviewFormMessages,
  savedAddresses: savedAddressesMessages,
  signInForm: signInFormMessages,
  signOut: signOutMessages,
  signUpForm: signUpFormMessages,
  temporaryPassword: temporaryPasswordMessages,
  basketList: basketListMessages,
  basketScreen: basketScreenMessages,
  basketSummary: basketSummaryMessages,
  emptyBasket: emptyBasketMessages,
  promoCode: promoCodeMessages,
  action: actionMessages,
  addToBasket: addToBasketMessages,
  buyBar: buyBarMessages,
  headerSearch: headerSearchMessages,
  listingFilters: listingFiltersMessages,
  oneClickWindow: oneClickWindowMessages,
  oneClick: oneClickMessages,
  priceNotes: priceNotesMessages,
  productBuy: productBuyMessages,
  productCard: productCardMessages,
  productChoice: productChoiceMessages,
  productPhotos: productPhotosMessages,
  restockForm: restockFormMessages,
  shareMenu: shareMenuMessages,
  sizePicker: sizePickerMessages,
  mailingChoice: mailingChoiceMessages,
  mailingForm: mailingFormMessages,
  shopForm: shopFormMessages,
  addressField: addressFieldMessages,
  addressForm: addressFormMessages,
  attachments: attachmentsMessages,
  consentLabel: consentLabelMessages,
  nameInput: nameInputMessages,
  townField: townFieldMessages,
  gallery: galleryMessages,
  kitFields: kitFieldsMessages,
  kit: kitMessages,
  starInput: starInputMessages,
  blankList: blankListMessages,
  checkoutForm: checkoutFormMessages,
  checkoutScreen: checkoutScreenMessages,
  courierAddress: courierAddressMessages,
  deliveryChoice: deliveryChoiceMessages,
  guestOrderSearch: guestOrderSearchMessages,
  joinOrder: joinOrderMessages,
  orderActions: orderActionsMessages,
  orderDetail: orderDetailMessages,
  orderList: orderListMessages,
  orderPapers: orderPapersMessages,
  orderPlaced: orderPlacedMessages,
  orderSummary: orderSummaryMessages,
  orderTrack: orderTrackMessages,
  paymentChoice: paymentChoiceMessages,
  lightboxFrame: lightboxFrameMessages,
  slider: sliderMessages
} as const
