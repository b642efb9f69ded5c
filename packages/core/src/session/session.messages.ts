import { errorMessages } from '../errors/errors.messages.ts'

export const sessionMessages = {
  /** Why a visitor is led to the sign-in, by the word in its address. */
  reasons: {
    favorites:
      'Без JavaScript избранное хранится только в аккаунте. Войдите, и товар можно будет отложить.'
  },
  ended: errorMessages.sessionEnded,
  passwordSent: 'Временный пароль отправлен на вашу почту',
  saved: 'Данные сохранены.',
  basketKept: 'Корзина перенесена в ваш кабинет'
} as const
