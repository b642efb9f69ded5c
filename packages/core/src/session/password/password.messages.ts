import { PASSWORD_MIN_LENGTH } from '../../values/validation/validators.ts'

/** What is said of a password while it is made up, and once it was changed. */
export const passwordMessages = {
  advice: `Не меньше ${PASSWORD_MIN_LENGTH} символов, лучше 12`,
  weak: 'Слабый пароль: добавьте длины и разных знаков',
  fair: 'Неплохой пароль',
  strong: 'Надёжный пароль',
  changed: 'Пароль изменён. На других устройствах нужно войти заново.'
} as const
