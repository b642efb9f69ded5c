// biome-ignore-all assist/source/organizeImports: in the order of the files.
import { addToBasketMessages } from '../add-to-basket/add-to-basket.messages.ts'
import { addressFieldMessages } from '../address-field/address-field.messages.ts'
import { addressFormMessages } from '../address-form/address-form.messages.ts'
import { attachmentsMessages } from '../attachments/attachments.messages.ts'
import { basketListMessages } from '../basket-list/basket-list.messages.ts'
import { basketScreenMessages } from '../basket-screen/basket-screen.messages.ts'
import { basketSummaryMessages } from '../basket-summary/basket-summary.messages.ts'
import { blankListMessages } from '../blank-list/blank-list.messages.ts'
import { buyBarMessages } from '../buy-bar/buy-bar.messages.ts'
import { checkoutFormMessages } from '../checkout-form/checkout-form.messages.ts'
import { checkoutScreenMessages } from '../checkout-screen/checkout-screen.messages.ts'
import { codeSignInMessages } from '../code-sign-in/code-sign-in.messages.ts'
import { consentLabelMessages } from '../consent-label/consent-label.messages.ts'
import { courierAddressMessages } from '../delivery-choice/courier-address.messages.ts'
import { deliveryChoiceMessages } from '../delivery-choice/delivery-choice.messages.ts'
import { deviceCardsMessages } from '../device-cards/device-cards.messages.ts'
import { emptyBasketMessages } from '../empty-basket/empty-basket.messages.ts'
import { entranceFrameMessages } from '../entrance-frame/entrance-frame.messages.ts'
import { guestOrderSearchMessages } from '../guest-order/guest-order.messages.ts'
import { joinOrderMessages } from '../guest-order/guest-order.messages.ts'
import { headerSearchMessages } from '../header-search/header-search.messages.ts'
import { keptBasketListMessages } from '../kept-baskets/kept-basket-list.messages.ts'
import { galleryMessages } from '../kit/gallery/gallery.messages.ts'
import { kitFieldsMessages } from '../kit/kit-fields.messages.ts'
import { kitMessages } from '../kit/kit.messages.ts'
import { starInputMessages } from '../kit/star-input/star-input.messages.ts'
import { lightboxFrameMessages } from '../lightbox/lightbox-frame.messages.ts'
import { mailingChoiceMessages } from '../mailing-choice/mailing-choice.messages.ts'
import { mailingFormMessages } from '../mailing-form/mailing-form.messages.ts'
import { memberFrameMessages } from '../member-frame/member-frame.messages.ts'
import { nameInputMessages } from '../name-input/name-input.messages.ts'
import { notificationListMessages } from '../notification-list/notification-list.messages.ts'
import { oneClickWindowMessages } from '../one-click/one-click-window.messages.ts'
import { oneClickMessages } from '../one-click/one-click.messages.ts'
import { orderActionsMessages } from '../order-actions/order-actions.messages.ts'
import { orderDetailMessages } from '../order-detail/order-detail.messages.ts'
import { orderListMessages } from '../order-list/order-list.messages.ts'
import { orderPapersMessages } from '../order-papers/order-papers.messages.ts'
import { orderPlacedMessages } from '../order-placed/order-placed.messages.ts'
import { orderSummaryMessages } from '../order-summary/order-summary.messages.ts'
import { orderTrackMessages } from '../order-track/order-track.messages.ts'
import { paramsFormMessages } from '../params-form/params-form.messages.ts'
import { passwordFormMessages } from '../password-form/password-form.messages.ts'
import { passwordResetFormMessages } from '../password-reset-form/password-reset-form.messages.ts'
import { paymentChoiceMessages } from '../payment-choice/payment-choice.messages.ts'
import { personalFormMessages } from '../personal-form/personal-form.messages.ts'
import { priceNotesMessages } from '../product-buy/price-notes.messages.ts'
import { productBuyMessages } from '../product-buy/product-buy.messages.ts'
import { productCardMessages } from '../product-card/product-card.messages.ts'
import { productChoiceMessages } from '../product-choice/product-choice.messages.ts'
import { profileMenuMessages } from '../profile-menu/profile-menu.messages.ts'
import { profileSummaryMessages } from '../profile-summary/profile-summary.messages.ts'
import { promoCodeMessages } from '../promo-code/promo-code.messages.ts'
import { restockFormMessages } from '../restock-form/restock-form.messages.ts'
import { reviewFormMessages } from '../review-form/review-form.messages.ts'
import { savedAddressesMessages } from '../saved-addresses/saved-addresses.messages.ts'
import { shareMenuMessages } from '../share-menu/share-menu.messages.ts'
import { shopFormMessages } from '../shop-form/shop-form.messages.ts'
import { signInFormMessages } from '../sign-in-form/sign-in-form.messages.ts'
import { signUpFormMessages } from '../sign-up-form/sign-up-form.messages.ts'
import { sizePickerMessages } from '../size-picker/size-picker.messages.ts'
import { sliderMessages } from '../slider/slider.messages.ts'
import { temporaryPasswordMessages } from '../temporary-password/temporary-password.messages.ts'
import { townFieldMessages } from '../town-field/town-field.messages.ts'
import { actionMessages } from '../words/actions.messages.ts'

/** Every group of words the components say; written by `npm run generate`. */
export const screenWords = {
  addToBasket: addToBasketMessages,
  addressField: addressFieldMessages,
  addressForm: addressFormMessages,
  attachments: attachmentsMessages,
  basketList: basketListMessages,
  basketScreen: basketScreenMessages,
  basketSummary: basketSummaryMessages,
  blankList: blankListMessages,
  buyBar: buyBarMessages,
  checkoutForm: checkoutFormMessages,
  checkoutScreen: checkoutScreenMessages,
  codeSignIn: codeSignInMessages,
  consentLabel: consentLabelMessages,
  courierAddress: courierAddressMessages,
  deliveryChoice: deliveryChoiceMessages,
  deviceCards: deviceCardsMessages,
  emptyBasket: emptyBasketMessages,
  entranceFrame: entranceFrameMessages,
  guestOrderSearch: guestOrderSearchMessages,
  joinOrder: joinOrderMessages,
  headerSearch: headerSearchMessages,
  keptBasketList: keptBasketListMessages,
  gallery: galleryMessages,
  kitFields: kitFieldsMessages,
  kit: kitMessages,
  starInput: starInputMessages,
  lightboxFrame: lightboxFrameMessages,
  mailingChoice: mailingChoiceMessages,
  mailingForm: mailingFormMessages,
  memberFrame: memberFrameMessages,
  nameInput: nameInputMessages,
  notificationList: notificationListMessages,
  oneClickWindow: oneClickWindowMessages,
  oneClick: oneClickMessages,
  orderActions: orderActionsMessages,
  orderDetail: orderDetailMessages,
  orderList: orderListMessages,
  orderPapers: orderPapersMessages,
  orderPlaced: orderPlacedMessages,
  orderSummary: orderSummaryMessages,
  orderTrack: orderTrackMessages,
  paramsForm: paramsFormMessages,
  passwordForm: passwordFormMessages,
  passwordResetForm: passwordResetFormMessages,
  paymentChoice: paymentChoiceMessages,
  personalForm: personalFormMessages,
  priceNotes: priceNotesMessages,
  productBuy: productBuyMessages,
  productCard: productCardMessages,
  productChoice: productChoiceMessages,
  profileMenu: profileMenuMessages,
  profileSummary: profileSummaryMessages,
  promoCode: promoCodeMessages,
  restockForm: restockFormMessages,
  reviewForm: reviewFormMessages,
  savedAddresses: savedAddressesMessages,
  shareMenu: shareMenuMessages,
  shopForm: shopFormMessages,
  signInForm: signInFormMessages,
  signUpForm: signUpFormMessages,
  sizePicker: sizePickerMessages,
  slider: sliderMessages,
  temporaryPassword: temporaryPasswordMessages,
  townField: townFieldMessages,
  action: actionMessages
} as const
