import { validationMessages } from '../validation/validation.messages.ts'

/** What is said of a password while it is made up. */
export const passwordMessages = {
  short: validationMessages.passwordShort,
  weak: 'Слабый пароль',
  fair: 'Средний пароль',
  strong: 'Надёжный пароль',
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
  changed: 'Пароль изменён'
} as const
