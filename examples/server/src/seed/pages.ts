import { OFFER } from './offer-text.ts'
import { ABOUT, CONTACTS, HOW_ORDER, INFO, PAYMENTS, REFUND } from './page-texts.ts'
import { POLICY } from './policy-text.ts'
import type { DemoPage } from './shop-shapes.ts'

export const PAGES: readonly DemoPage[] = [
  { code: 'about', title: 'О «Пенале»', html: ABOUT },
  { code: 'contacts', title: 'Контакты', html: CONTACTS },
  { code: 'how-order', title: 'Как сделать заказ', html: HOW_ORDER },
  { code: 'payments', title: 'Оплата и доставка', html: PAYMENTS },
  { code: 'policy', title: 'Согласие на обработку персональных данных', html: POLICY },
  { code: 'info', title: 'Информация для покупателей', html: INFO },
  { code: 'refund', title: 'Возврат и обмен', html: REFUND },
  { code: 'offer', title: 'Публичная оферта', html: OFFER }
]
