import type { DemoPage } from './content-shapes.ts'
import {
  BONUSES,
  CARE,
  CONSTRUCTOR,
  DEALERS,
  MEASURE,
  SCHOOLS,
  TOUR_SHOP
} from './more-page-texts.ts'
import { OFFER } from './offer-text.ts'
import { ABOUT, CONTACTS, HOW_ORDER, INFO, PAYMENTS, REFUND } from './page-texts.ts'
import { POLICY } from './policy-text.ts'
import { TOUR_FACTORY } from './tour-factory-text.ts'

/** In the order of the tree; a page comes after the one it stands under. */
export const PAGES: readonly DemoPage[] = [
  { code: 'about', title: 'О «Пенале»', html: ABOUT },
  { code: 'contacts', title: 'Контакты', html: CONTACTS, parent: 'about' },
  { code: 'tour-shop', title: 'Экскурсия по магазину', html: TOUR_SHOP, parent: 'about' },
  { code: 'tour-fabrica', title: 'Экскурсия на фабрику', html: TOUR_FACTORY, parent: 'about' },
  { code: 'info', title: 'Информация для покупателей', html: INFO },
  { code: 'how-order', title: 'Как сделать заказ', html: HOW_ORDER, parent: 'info' },
  { code: 'payments', title: 'Оплата и доставка', html: PAYMENTS, parent: 'info' },
  { code: 'refund', title: 'Возврат и обмен', html: REFUND, parent: 'info' },
  { code: 'bonusy', title: 'Бонусная программа', html: BONUSES, parent: 'info' },
  { code: 'merki', title: 'Как снять мерки', html: MEASURE, parent: 'info' },
  { code: 'uhod', title: 'Уход за вещами', html: CARE, parent: 'info' },
  { code: 'constructor', title: 'Собери свой набор', html: CONSTRUCTOR, parent: 'info' },
  { code: 'shkolam', title: 'Школам и садам', html: SCHOOLS },
  { code: 'dileram', title: 'Дилерам', html: DEALERS, parent: 'shkolam' },
  { code: 'policy', title: 'Согласие на обработку персональных данных', html: POLICY },
  { code: 'offer', title: 'Публичная оферта', html: OFFER, parent: 'info' }
]
