import type { PartProfile } from '../entities/profile.ts'

type MissingField = PartProfile['missingFields'][number]

/** What the page of personal data says besides its fields. */
export const personalMessages = {
  fields: {
    fullName: 'ФИО',
    email: 'e-mail',
    phone: 'телефон',
    inn: 'ИНН',
    organisation: 'название организации'
  } satisfies Readonly<Record<MissingField, string>>,
  missing: (fields: string) => `Осталось указать: ${fields}.`,
  paramsSaved: 'Настройки сохранены.',
  verify: 'Подтвердить',
  newEmail: 'Новый e-mail',
  emailProven: 'Новый e-mail подтверждён. Осталось сохранить.',
  password: 'Пароль',
  whyPassword: 'Нужен, чтобы сменить e-mail, если вы вошли не только что.'
} as const
