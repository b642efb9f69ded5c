import type { FormField } from '@vitrina/core/entities'

export interface DemoFormType {
  readonly id: string
  readonly title: string
  readonly description: string
}

export interface DemoForm {
  readonly id: string
  readonly typeId: string
  readonly title: string
  readonly description: string
  readonly submitText: string
  readonly thanksText: string
  /** What it says instead of the usual words when its consent is not given. */
  readonly consentMessage?: string
  readonly fields: readonly FormField[]
}

export const FORM_TYPES: readonly DemoFormType[] = [
  {
    id: 'feedback',
    title: 'Обратная связь',
    description: 'Вопросы о заказах, товарах и магазинах'
  },
  {
    id: 'business',
    title: 'Организациям',
    description: 'Опт, корпоративные подарки и партнёрство'
  },
  { id: 'career', title: 'Работа у нас', description: 'Вакансии магазинов и склада' }
]

const field = (
  overrides: Pick<FormField, 'code' | 'type' | 'label'> & Partial<FormField>
): FormField => ({
  placeholder: '',
  hint: '',
  isRequired: true,
  requiredFor: [],
  autocomplete: '',
  maxLength: null,
  min: null,
  max: null,
  options: [],
  targetCode: '',
  maxFiles: 0,
  ...overrides
})

const options = (...titles: readonly (readonly [value: string, title: string])[]) =>
  titles.map(([value, title]) => ({ value, title }))

const name = field({ code: 'fio', type: 'fullName', label: 'Фамилия и имя', autocomplete: 'name' })
const phone = field({
  code: 'phone',
  type: 'phone',
  label: 'Телефон',
  hint: 'Позвоним только по этому обращению',
  autocomplete: 'tel'
})
const email = field({
  code: 'email',
  type: 'email',
  label: 'E-mail',
  hint: 'Сюда придёт ответ',
  autocomplete: 'email'
})
const files = (label: string, hint: string, isRequired = false) =>
  field({ code: 'files', type: 'file', label, hint, isRequired, targetCode: 'form', maxFiles: 5 })

export const FORMS: readonly DemoForm[] = [
  {
    id: 'callback',
    typeId: 'feedback',
    title: 'Перезвоните мне',
    description: 'Позвоним в выбранное время и ответим на вопросы.',
    submitText: 'Жду звонка',
    thanksText: 'Спасибо! Позвоним в выбранное время',
    consentMessage: 'Отметьте согласие: без него мы не вправе вам перезвонить',
    fields: [
      name,
      phone,
      field({
        code: 'time',
        type: 'radio',
        label: 'Когда удобно',
        options: options(['morning', 'С 9 до 12'], ['day', 'С 12 до 16'], ['evening', 'С 16 до 20'])
      })
    ]
  },
  {
    id: 'question',
    typeId: 'feedback',
    title: 'Задать вопрос',
    description: 'Отвечаем в рабочие дни в течение суток.',
    submitText: 'Отправить вопрос',
    thanksText: 'Спасибо! Ответим на почту в течение рабочего дня',
    fields: [
      name,
      email,
      field({
        code: 'topic',
        type: 'select',
        label: 'Тема',
        options: options(
          ['order', 'Заказ и доставка'],
          ['product', 'Товар и размер'],
          ['refund', 'Возврат и обмен'],
          ['bonus', 'Бонусы и промокоды'],
          ['other', 'Другое']
        )
      }),
      field({
        code: 'order',
        type: 'text',
        label: 'Номер заказа',
        placeholder: 'П-200001',
        isRequired: false,
        maxLength: 20
      }),
      field({ code: 'message', type: 'textarea', label: 'Вопрос', maxLength: 2000 }),
      files('Фото или документ', 'До пяти файлов: JPEG, PNG, WebP или PDF до 10 МБ')
    ]
  },
  {
    id: 'wholesale',
    typeId: 'business',
    title: 'Заявка на оптовый заказ',
    description: 'Подберём ассортимент для школы, магазина или компании и посчитаем цену.',
    submitText: 'Отправить заявку',
    thanksText: 'Спасибо! Пришлём предложение на почту',
    fields: [
      field({
        code: 'organization',
        type: 'organisation',
        label: 'Организация',
        autocomplete: 'organization'
      }),
      field({ code: 'inn', type: 'inn', label: 'ИНН', hint: '10 или 12 цифр' }),
      name,
      phone,
      email,
      field({
        code: 'goods',
        type: 'checkboxes',
        label: 'Что нужно',
        options: options(
          ['uniform', 'Школьная форма'],
          ['backpacks', 'Рюкзаки'],
          ['stationery', 'Канцелярия'],
          ['sport', 'Спортивная форма']
        )
      }),
      field({
        code: 'quantity',
        type: 'number',
        label: 'Сколько комплектов',
        min: 10,
        max: 100_000
      }),
      field({
        code: 'message',
        type: 'textarea',
        label: 'Подробности',
        isRequired: false,
        maxLength: 2000
      }),
      files('Список или техническое задание', 'PDF или фото до 10 МБ')
    ]
  },
  {
    id: 'certificate',
    typeId: 'business',
    title: 'Подарочные сертификаты для организации',
    description: 'Оформим сертификаты с номиналом от 1000 рублей и закрывающими документами.',
    submitText: 'Заказать сертификаты',
    thanksText: 'Спасибо! Пришлём счёт на почту',
    fields: [
      field({
        code: 'organization',
        type: 'organisation',
        label: 'Организация',
        isRequired: false,
        requiredFor: ['org_user', 'dealer'],
        autocomplete: 'organization'
      }),
      name,
      email,
      field({
        code: 'value',
        type: 'select',
        label: 'Номинал',
        options: options(
          ['1000', '1000 ₽'],
          ['3000', '3000 ₽'],
          ['5000', '5000 ₽'],
          ['10000', '10 000 ₽']
        )
      }),
      field({ code: 'quantity', type: 'number', label: 'Количество', min: 1, max: 1000 }),
      field({
        code: 'printed',
        type: 'checkbox',
        label: 'Нужны печатные карты в конвертах',
        isRequired: false
      })
    ]
  },
  {
    id: 'job',
    typeId: 'career',
    title: 'Отклик на вакансию',
    description: 'Расскажите о себе: ответим в течение трёх рабочих дней.',
    submitText: 'Отправить отклик',
    thanksText: 'Спасибо! Ответим в течение трёх рабочих дней',
    fields: [
      name,
      field({ code: 'birthDate', type: 'birthDate', label: 'Дата рождения', autocomplete: 'bday' }),
      phone,
      email,
      field({
        code: 'vacancy',
        type: 'select',
        label: 'Вакансия',
        options: options(
          ['seller', 'Продавец-консультант'],
          ['stock', 'Комплектовщик заказов'],
          ['support', 'Специалист поддержки'],
          ['other', 'Другая']
        )
      }),
      field({
        code: 'city',
        type: 'text',
        label: 'Город',
        maxLength: 100,
        autocomplete: 'address-level2'
      }),
      field({ code: 'about', type: 'textarea', label: 'Об опыте', maxLength: 3000 }),
      files('Резюме', 'PDF или фото до 10 МБ')
    ]
  }
]

export const CONSENT_TEXT = 'Согласен на обработку персональных данных'
