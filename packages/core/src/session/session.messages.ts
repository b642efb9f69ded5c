import { errorMessages } from '../platform/errors.messages.ts'

export const sessionMessages = {
  ended: errorMessages.sessionEnded,
  passwordSent: 'Временный пароль отправлен на вашу почту',
  saved: 'Данные сохранены.',
  basketKept: 'Корзина перенесена в ваш кабинет'
} as const
