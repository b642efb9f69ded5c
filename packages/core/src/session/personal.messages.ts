import type { PartProfile } from '../entities/profile.ts'

type MissingField = PartProfile['missingFields'][number]

const fields: Readonly<Record<MissingField, string>> = {
  fullName: 'ФИО',
  email: 'e-mail',
  phone: 'телефон',
  inn: 'ИНН',
  organisation: 'название организации'
}

/** What the page of personal data says besides its fields. */
export const personalMessages = {
  missing: (missing: readonly MissingField[]) =>
    `Осталось указать: ${missing.map(name => fields[name]).join(', ')}.`,
  paramsSaved: 'Настройки сохранены.',
  verify: 'Подтвердить'
} as const
