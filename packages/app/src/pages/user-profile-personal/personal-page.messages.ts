export const personalPageMessages = {
  phone: 'Телефон',
  contacts: 'Контакты',
  whatContacts: 'подтверждение контактов',
  settings: 'Настройки',
  whatSettings: 'настройки'
} as const
